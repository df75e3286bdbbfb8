import type { ReactNode } from 'react';
import './banner.css';

type Picture = { readonly src: string; readonly width: number; readonly height: number };

type BannerProps = {
  readonly look: 'windows' | 'gate' | 'watch';
  readonly picture: Picture;
  /** Another drawing for all but wide screens. */
  readonly narrow?: Picture;
};

/** A far picture behind the head of a place. It says nothing the words do not say. */
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
