import type { ComponentProps, ReactNode } from 'react';
import { buttonLook, type Emphasis, type Size } from './button.tsx';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  readonly emphasis?: Emphasis;
  readonly size?: Size;
};

/** Goes somewhere, so it is a link; give it to the router: `<Link href asChild>`. */
export function ButtonLink({
  emphasis = 'primary',
  size = 'regular',
  ...rest
}: ButtonLinkProps): ReactNode {
  return <a className={buttonLook(emphasis, size)} {...rest} />;
}
