/**
 * npm runs us through a shell that dies of SIGTERM without passing it on, and the port stays taken.
 * The signal is sent once: a second one 2 s later would be taken for impatience and cut the requests
 * under way.
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
