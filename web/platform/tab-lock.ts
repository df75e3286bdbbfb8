export type Tabs = {
  readonly tell: (message: unknown) => void;
  readonly leave: () => void;
};

/** The other tabs of this browser; where they cannot be reached, the server tells them. */
export function joinTabs(name: string, onMessage: (message: unknown) => void): Tabs {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, leave: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  return {
    tell: (message) => channel.postMessage(message),
    leave: () => channel.close(),
  };
}
