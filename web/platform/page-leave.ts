/** Calls when the page goes, by a reload too, and when it comes back as it was. */
export function watchLeaving(onGone: () => void, onBack: () => void): () => void {
  addEventListener('pagehide', onGone);
  addEventListener('pageshow', onBack);
  return () => {
    removeEventListener('pagehide', onGone);
    removeEventListener('pageshow', onBack);
  };
}
