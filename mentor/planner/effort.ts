type Worth = {
  readonly difficulty: 'Easy' | 'Moderate' | 'Hard';
  readonly xpReward: number;
};

/** The difficulty and XP of one clear, by its minutes times its strain; XP is rounded down to fives. */
export function worthOf(minutes: number, strain: number): Worth {
  const effort = minutes * strain;
  if (effort < 30) return { difficulty: 'Easy', xpReward: fives(25 + (15 * effort) / 30) };
  if (effort < 90) {
    return { difficulty: 'Moderate', xpReward: fives(45 + (25 * (effort - 30)) / 60) };
  }
  return { difficulty: 'Hard', xpReward: fives(75 + 25 * Math.min(1, (effort - 90) / 90)) };
}

function fives(reward: number): number {
  return Math.floor(reward / 5) * 5;
}
