import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

const loaders: (() => Promise<unknown>)[] = [];
let isFetching = false;

/** Its code comes when it is first shown, or a little after the first paint. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (isFetching) load().catch(() => {});
  else loaders.push(load);
  return lazy(async () => ({ default: await load() }));
}

/** As `lazily`, for a window that opens over the page: until its code is here there is nothing. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Part = lazily(load);
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

/** As `later`, and its code does not come before the window is first asked for. */
export function laterWindow<Props extends { readonly isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Part = later(load);
  return (props) => <OnceOpened isOpen={props.isOpen} part={() => <Part {...props} />} />;
}

type OnceOpenedProps = { readonly isOpen: boolean; readonly part: () => ReactNode };

function OnceOpened({ isOpen, part }: OnceOpenedProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened ? part() : null;
}

/** Fetched before it is asked for: by then there may be no network, and plain http has no worker. */
export function fetchLaterParts(): void {
  isFetching = true;
  for (const load of loaders.splice(0)) load().catch(() => {}); // told where it is needed
}
