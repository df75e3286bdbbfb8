import type { ComponentProps, ReactNode } from 'react';

type Emphasis = 'primary' | 'quiet';
type Size = 'regular' | 'grand';

const LOOK: Record<Emphasis, string> = {
  primary:
    'border-violet bg-fill bg-linear-to-b from-fill-hover to-fill text-white hover:to-fill-hover',
  quiet: 'border-edge bg-transparent text-ink hover:border-violet hover:bg-raised',
};

const SIZE: Record<Size, string> = {
  regular: 'min-h-12 px-6 text-body',
  grand: 'min-h-15 px-9 text-lead',
};

const GLOW: Record<Emphasis, Record<Size, string>> = {
  primary: { regular: 'shadow-rest', grand: 'shadow-lit' },
  quiet: { regular: '', grand: '' },
};

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly emphasis?: Emphasis;
  readonly size?: Size;
};

export function Button({
  emphasis = 'primary',
  size = 'regular',
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type={type}
      className={`inline-flex items-center justify-center rounded-md border font-bold ${LOOK[emphasis]} ${SIZE[size]} ${GLOW[emphasis][size]}`}
      {...rest}
    />
  );
}
