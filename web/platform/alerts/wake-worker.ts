/** A hidden page's timers ring up to a minute late; a worker's ring in time. */
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<number>) => {
  clearTimeout(timer);
  timer = setTimeout(() => postMessage(null), data);
});
