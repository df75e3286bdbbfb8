import { lead } from '#web/platform/lead.ts';

/** One tab after the other. Where the browser has no locks, all at once. */
export function alone(name: string, run: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = lead(name, () => {
      run()
        .then(resolve, reject)
        .finally(() => leave());
    });
  });
}
