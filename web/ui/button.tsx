import type { ComponentProps, ReactNode } from 'react';

type Emphasis = 'primary' | 'quiet' | 'danger';
type ButtonSize = 'regular' | 'small' | 'grand';

const LOOK: Record<Emphasis, string> = {
  primary: 'primary',
  quiet: 'border-edge bg-transparent text-ink hover:border-violet hover:bg-raised',
  danger: 'border-ember bg-transparent text-ember hover:bg-raised',
};

const SIZE: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-6 text-body',
  small: 'min-h-11 px-4 text-small',
  grand: 'min-h-15 px-9 text-lead',
};

function glowOf(emphasis: Emphasis, size: ButtonSize): string {
  if (emphasis !== 'primary') return '';
  return size === 'grand' ? 'glow-grand' : 'glow';
}

function buttonLook(emphasis: Emphasis, size: ButtonSize): string {
  return `inline-flex items-center justify-center gap-2 rounded-md border font-bold disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 ${LOOK[emphasis]} ${SIZE[size]} ${glowOf(emphasis, size)}`;
}

type ButtonLook = { readonly emphasis?: Emphasis; readonly size?: ButtonSize };

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

export function Button({
  emphasis = 'primary',
  size = 'regular',
  type = 'button',
  ...rest
}: ButtonProps): ReactNode {
  return <button type={type} className={buttonLook(emphasis, size)} {...rest} />;
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook;

/** A link that looks like a button; give it to the router: `<Link href asChild>`. */
export function ButtonLink({
  emphasis = 'primary',
  size = 'regular',
  ...rest
}: ButtonLinkProps): ReactNode {
  return <a className={buttonLook(emphasis, size)} {...rest} />;
}
