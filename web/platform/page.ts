export type PageSigns = {
  readonly onHidden: () => void;
  readonly onShown: () => void;
  /** The browser believes that the network came or went. */
  readonly onNetworkChanged: () => void;
};

export function watchPage({ onHidden, onShown, onNetworkChanged }: PageSigns): () => void {
  const looked = () => (document.visibilityState === 'hidden' ? onHidden() : onShown());
  document.addEventListener('visibilitychange', looked);
  addEventListener('pagehide', onHidden);
  addEventListener('pageshow', onShown);
  addEventListener('online', onNetworkChanged);
  addEventListener('offline', onNetworkChanged);
  return () => {
    document.removeEventListener('visibilitychange', looked);
    removeEventListener('pagehide', onHidden);
    removeEventListener('pageshow', onShown);
    removeEventListener('online', onNetworkChanged);
    removeEventListener('offline', onNetworkChanged);
  };
}

export function reloadPage(): void {
  location.reload();
}

const MINUTE_MS = 60_000;

/** Calls when the page is looked at again, and every minute while it is. */
export function watchMinutes(onMinute: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') onMinute();
  };
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, MINUTE_MS);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  };
}
