type BrowserTab = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (path: string) => Promise<unknown>;
};

type BrowserTabs = {
  readonly matchAll: (wanted: { readonly type: 'window' }) => Promise<readonly BrowserTab[]>;
  readonly openWindow: (path: string) => Promise<unknown>;
};

const RAID = '/pomodoro';

/** Shows the raid: in the tab that has it, in any other tab of the app, or in a new one. */
export async function openRaid(clients: BrowserTabs): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window' });
  const raid = tabs.find(({ url }) => new URL(url).pathname === RAID);
  const tab = raid ?? tabs[0];
  if (tab === undefined) await clients.openWindow(RAID);
  else await Promise.all([tab.focus(), raid ?? tab.navigate(RAID)]);
}
