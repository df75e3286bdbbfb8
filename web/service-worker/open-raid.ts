type Tab = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (path: string) => Promise<unknown>;
};

type Tabs = {
  readonly matchAll: (wanted: { readonly type: 'window' }) => Promise<readonly Tab[]>;
  readonly openWindow: (path: string) => Promise<unknown>;
};

const RAID = '/pomodoro';

/** In the tab that shows it, in any other tab of ours, or in a new one. */
export async function openRaid(clients: Tabs): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window' });
  const raid = tabs.find(({ url }) => new URL(url).pathname === RAID);
  const tab = raid ?? tabs[0];
  if (tab === undefined) await clients.openWindow(RAID);
  else await Promise.all([tab.focus(), raid ?? tab.navigate(RAID)]);
}
