import type { ReactNode } from 'react';
import { Glyph } from '#web/ui/glyph.tsx';

type GainProps = {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly isRise?: boolean;
};

export function Gain({ name, before, after, isRise }: GainProps): ReactNode {
  return (
    <div className="rounded-md border border-line bg-void p-3">
      <dt className="text-small text-muted first-letter:uppercase">{name}</dt>
      <dd className="flex items-center gap-2 font-label text-lead">
        {before}
        <Glyph name="arrow-right" size={16} />
        <span className="sr-only">to</span>
        <span className={isRise ? 'text-venom' : 'text-white'}>{after}</span>
      </dd>
    </div>
  );
}
