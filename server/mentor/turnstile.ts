/** One question at a time for each user, a few for all; whoever comes too early is told so. */
export type Turnstile = {
  readonly enter: (userId: string) => (() => void) | undefined;
};

export function createTurnstile(mostAtOnce: number): Turnstile {
  const inside = new Set<string>();
  return {
    enter: (userId) => {
      if (inside.has(userId) || inside.size >= mostAtOnce) return undefined;
      inside.add(userId);
      return () => inside.delete(userId);
    },
  };
}
