/**
 * Ends this process when npm ends: npm runs us through a shell that does not pass SIGTERM on. The
 * signal is sent once, because a second one 2 s later would cut the requests under way.
 */
export function endWithNpm() {
  const { npm_lifecycle_event: isUnderNpm } = process.env;
  if (!isUnderNpm) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
