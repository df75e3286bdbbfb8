/** The screen stays on while this page is in sight; the browser lets go whenever it is not. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const take = async () => {
    if (isOver || document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // A low battery refuses; the raid goes on in the dark.
    }
  };
  const looked = () => void take();
  document.addEventListener('visibilitychange', looked);
  looked();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', looked);
    lock?.release().catch(() => {});
  };
}
