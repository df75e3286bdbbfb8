/** Plain http has no locks; then every tab leads. */
export function lead(name: string, onLead: () => void): () => void {
  if (!('locks' in navigator)) {
    onLead();
    return () => {};
  }
  const leaving = new AbortController();
  let leave = () => leaving.abort();
  navigator.locks
    .request(name, { signal: leaving.signal }, () => {
      const isOver = new Promise<void>((resolve) => {
        leave = resolve;
      });
      onLead();
      return isOver;
    })
    .catch(() => {}); // left before it led
  return () => leave();
}
