export type PageEvents = {
  readonly onHidden: () => void;
  readonly onShown: () => void;
  /** The browser reports that the network came or went. */
  readonly onNetworkChanged: () => void;
};

export function watchPage({ onHidden, onShown, onNetworkChanged }: PageEvents): () => void {
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

/** Calls when nobody sees the page any more. */
export function watchHidden(onHidden: () => void): () => void {
  const looked = () => document.visibilityState === 'hidden' && onHidden();
  document.addEventListener('visibilitychange', looked);
  return () => document.removeEventListener('visibilitychange', looked);
}

/** Calls when the page is unloaded, by a reload too, and when the browser brings it back as it was. */
export function watchUnload(onUnload: () => void, onBack: () => void): () => void {
  addEventListener('pagehide', onUnload);
  addEventListener('pageshow', onBack);
  return () => {
    removeEventListener('pagehide', onUnload);
    removeEventListener('pageshow', onBack);
  };
}

export function reloadPage(): void {
  location.reload();
}

const MINUTE_MS = 60_000;

/** Calls when the page is shown again, and every minute while it is visible. */
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
