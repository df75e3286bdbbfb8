import { useSyncExternalStore } from 'react';

/** True while any window is open over the page. */
export function useOpenDialog(): boolean {
  return useSyncExternalStore(watchDialogs, hasOpenDialog);
}

function hasOpenDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  return () => observer.disconnect();
}
