type BrowserTab = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (path: string) => Promise<unknown>;
};

type BrowserTabs = {
  readonly matchAll: (wanted: { readonly type: 'window' }) => Promise<readonly BrowserTab[]>;
  readonly openWindow: (path: string) => Promise<unknown>;
};

export const RAID = '/pomodoro';

/** Shows a screen: in the tab that has it, in any other tab of the app, or in a new one. */
export async function openPath(clients: BrowserTabs, path: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window' });
  const shown = tabs.find(({ url }) => new URL(url).pathname === path);
  const tab = shown ?? tabs[0];
  if (tab === undefined) await clients.openWindow(path);
  else await Promise.all([tab.focus(), shown ?? tab.navigate(path)]);
}
