import type { ComponentProps, ReactNode } from 'react';

export type Emphasis = 'primary' | 'quiet' | 'danger';
export type Size = 'regular' | 'small' | 'grand';

const LOOK: Record<Emphasis, string> = {
  primary: 'primary',
  quiet: 'border-edge bg-transparent text-ink hover:border-violet hover:bg-raised',
  danger: 'border-ember bg-transparent text-ember hover:bg-raised',
};

const SIZE: Record<Size, string> = {
  regular: 'min-h-12 px-6 text-body',
  small: 'min-h-11 px-4 text-small',
  grand: 'min-h-15 px-9 text-lead',
};

function glowOf(emphasis: Emphasis, size: Size): string {
  if (emphasis !== 'primary') return '';
  return size === 'grand' ? 'glow-grand' : 'glow';
}

/** Shared with links that look like a button. */
export function buttonLook(emphasis: Emphasis, size: Size): string {
  return `inline-flex items-center justify-center gap-2 rounded-md border font-bold disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${LOOK[emphasis]} ${SIZE[size]} ${glowOf(emphasis, size)}`;
}

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
  return <button type={type} className={buttonLook(emphasis, size)} {...rest} />;
}
