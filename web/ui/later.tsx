import { type ComponentType, lazy, type ReactNode, useLayoutEffect, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

type Code<Props> = {
  readonly fetch: Load<Props>;
  readonly here: () => ComponentType<Props> | undefined;
};

type Part<Props> = ((props: Props) => ReactNode) & {
  /** Brings the code before it is shown. */
  readonly fetch: () => Promise<unknown>;
};

type ShownProps<Props> = { readonly code: Code<Props>; readonly props: Props };

const loaders: (() => Promise<unknown>)[] = [];
let isFetching = false;

/** Code that comes when it is first shown, or a little after the first paint. */
function codeOf<Props>(load: Load<Props>): Code<Props> {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => {
    here ??= await load();
    return here;
  };
  if (isFetching) fetch().catch(() => {});
  else loaders.push(fetch);
  return { fetch, here: () => here };
}

/** Suspends while its code is under way. */
export function lazily<Props extends object>(load: Load<Props>): Part<Props> {
  const code = codeOf(load);
  const coming = lazy(async () => ({ default: await code.fetch() }));
  return Object.assign(
    (props: Props) => <AtOnceOr coming={coming} code={code} props={props} />,
    code,
  );
}

type AtOnceOrProps<Props> = ShownProps<Props> & { readonly coming: ComponentType<Props> };

/** Code that is here never suspends: React holds back for 300 ms what did. */
function AtOnceOr<Props extends object>({ coming, code, props }: AtOnceOrProps<Props>): ReactNode {
  const [Shown] = useState(() => code.here() ?? coming);
  return <Shown {...props} />;
}

/** For what is no place of its own: until its code is here there is nothing. */
export function later<Props extends object>(load: Load<Props>): Part<Props> {
  const code = codeOf(load);
  return Object.assign((props: Props) => <OnceHere code={code} props={props} />, code);
}

function OnceHere<Props extends object>({ code, props }: ShownProps<Props>): ReactNode {
  const [Shown, setShown] = useState(code.here);
  useLayoutEffect(() => {
    if (Shown !== undefined) return;
    const fail = (error: unknown) => {
      setShown(() => {
        throw error; // while drawing, so that the boundary above tells it
      });
    };
    code.fetch().then((part) => setShown(() => part), fail);
  }, [code, Shown]);
  return Shown && <Shown {...props} />;
}

/** As `later`, and nothing of it is drawn before the window is first opened. */
export function laterWindow<Props extends { readonly isOpen: boolean }>(
  load: Load<Props>,
): Part<Props> {
  const code = codeOf(load);
  return Object.assign((props: Props) => <OnceOpened code={code} props={props} />, code);
}

function OnceOpened<Props extends { readonly isOpen: boolean }>({
  code,
  props,
}: ShownProps<Props>): ReactNode {
  const [wasOpened, setWasOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  return wasOpened && <OnceHere code={code} props={props} />;
}

/** Fetched before it is asked for: by then there may be no network, and plain http has no worker. */
export function fetchLaterParts(): void {
  isFetching = true;
  for (const fetch of loaders.splice(0)) fetch().catch(() => {}); // told where it is needed
}
