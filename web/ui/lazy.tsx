import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

type Code<Props> = {
  readonly load: Load<Props>;
  readonly loaded: () => ComponentType<Props> | undefined;
};

type Lazy<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code before it is shown. */
  readonly load: () => Promise<unknown>;
};

type LazyProps<Props> = { readonly code: Code<Props>; readonly props: Props };

const loaders: (() => Promise<unknown>)[] = [];
let isLoadingAll = false;

/** Code that is loaded when it is first shown, or by `loadAllParts`. */
function codeOf<Props>(importIt: Load<Props>): Code<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await importIt();
    return loaded;
  };
  if (isLoadingAll) load().catch(() => {});
  else loaders.push(load);
  return { load, loaded: () => loaded };
}

/** A screen: suspends while its code is loading. */
export function lazyScreen<Props extends object>(importIt: Load<Props>): Lazy<Props> {
  const code = codeOf(importIt);
  const suspending = lazy(async () => ({ default: await code.load() }));
  return Object.assign(
    (props: Props) => <LoadedOrSuspended suspending={suspending} code={code} props={props} />,
    code,
  );
}

type SuspendedProps<Props> = LazyProps<Props> & { readonly suspending: ComponentType<Props> };

/** Loaded code is drawn without suspending: React delays by 300 ms what has suspended. */
function LoadedOrSuspended<Props extends object>(parts: SuspendedProps<Props>): ReactNode {
  const { suspending, code, props } = parts;
  const [Shown] = useState(() => code.loaded() ?? suspending);
  return <Shown {...props} />;
}

/** A part of a screen: draws nothing until its code is loaded. */
export function lazyPart<Props extends object>(importIt: Load<Props>): Lazy<Props> {
  const code = codeOf(importIt);
  return Object.assign((props: Props) => <OnceLoaded code={code} props={props} />, code);
}

function OnceLoaded<Props extends object>({ code, props }: LazyProps<Props>): ReactNode {
  const [Shown, setShown] = useState(code.loaded);
  useEffect(() => {
    if (Shown !== undefined) return;
    const fail = (error: unknown) => {
      setShown(() => {
        throw error; // while drawing, so that the error boundary above shows it
      });
    };
    const show = (part: ComponentType<Props>) => startTransition(() => setShown(() => part));
    code.load().then(show, fail);
  }, [code, Shown]);
  return Shown && <Shown {...props} />;
}

type WindowProps = { readonly isOpen: boolean };

/**
 * A part that no screen needs at first: loaded by `loadAllParts`, or as soon as it is opened. It is
 * drawn from then on, open or not.
 */
export function idlePart<Props extends WindowProps>(importIt: Load<Props>): Lazy<Props> {
  const listeners = new Set<() => void>();
  const code = codeOf(async () => {
    const part = await importIt();
    for (const listener of listeners) listener();
    return part;
  });
  return Object.assign(
    (props: Props) => <OnceIdle code={code} props={props} listeners={listeners} />,
    code,
  );
}

type OnceIdleProps<Props> = LazyProps<Props> & { readonly listeners: Set<() => void> };

function OnceIdle<Props extends WindowProps>(parts: OnceIdleProps<Props>): ReactNode {
  const { code, props, listeners } = parts;
  const [isLoaded, setIsLoaded] = useState(() => code.loaded() !== undefined);
  useLayoutEffect(() => {
    const listener = () => setIsLoaded(true);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listeners]);
  return (isLoaded || props.isOpen) && <OnceLoaded code={code} props={props} />;
}

/** A window: neither loaded nor drawn before it is first opened. */
export function lazyWindow<Props extends WindowProps>(importIt: Load<Props>): Lazy<Props> {
  const code = codeOf(importIt);
  return Object.assign(
    (props: Props) => (
      <OnceOpened isOpen={props.isOpen}>
        <OnceLoaded code={code} props={props} />
      </OnceOpened>
    ),
    code,
  );
}

type OnceOpenedProps = WindowProps & { readonly children: ReactNode };

/** Draws a window from its first opening on, so that closed ones cost nothing. */
export function OnceOpened({ isOpen, children }: OnceOpenedProps): ReactNode {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && children;
}

/**
 * Loads all remaining parts, so that they work without a network; plain http has no service worker.
 * One after the other: together they would keep a slow phone from answering a tap.
 */
export async function loadAllParts(): Promise<void> {
  isLoadingAll = true;
  for (const load of loaders.splice(0)) await load().catch(() => {}); // a failure is shown where the part is needed
}
