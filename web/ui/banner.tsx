import type { ReactNode } from 'react';
import './banner.css';

type BannerPicture = { readonly src: string; readonly width: number; readonly height: number };

type BannerProps = {
  readonly look: 'windows' | 'gate' | 'watch';
  readonly picture: BannerPicture;
  /** Another drawing for narrow screens. */
  readonly narrow?: BannerPicture;
};

/** A decorative picture behind the head of a screen. */
export function Banner({ look, picture, narrow }: BannerProps): ReactNode {
  return (
    <div aria-hidden="true" className={`banner banner-${look}`}>
      <picture>
        {narrow && (
          <source
            media="(width < 80rem)"
            srcSet={narrow.src}
            width={narrow.width}
            height={narrow.height}
          />
        )}
        <img src={picture.src} alt="" width={picture.width} height={picture.height} />
      </picture>
    </div>
  );
}
