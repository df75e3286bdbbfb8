import {
  type ComponentProps,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useSyncExternalStore,
} from 'react';

const listeners = new Set<() => void>();

/** Back and Forward are told by the browser, `navigate` by us. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Goes to another screen without loading the page again. */
export function navigate(href: string): void {
  history.pushState(null, '', href);
  for (const listener of [...listeners]) listener();
}

/** The path of the address, without its query. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname);
}

/** The query of the address. */
export function useSearch(): string {
  return useSyncExternalStore(subscribe, () => location.search);
}

type AnchorProps = ComponentProps<'a'> & { readonly href: string };
type LinkProps = AnchorProps & {
  /** The only child is the link, and gets the address and the click. */
  readonly asChild?: boolean;
};

/** A link to another screen. Clicks that ask for another tab or window stay with the browser. */
export function Link(props: LinkProps): ReactNode {
  const { asChild = false, href, onClick, children, ...anchor } = props;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  if (!asChild) {
    return (
      <a {...anchor} href={href} onClick={follow}>
        {children}
      </a>
    );
  }
  const child = children as ReactElement<AnchorProps>; // what `asChild` promises
  return cloneElement(child, { ...anchor, href, onClick: follow });
}
