const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The round figure at which a chart ends, so that half of it is round, too. */
export function chartTop(highest: number, lowestTop = 20): number {
  if (highest <= lowestTop) return lowestTop;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = STEPS.find((one) => one * power >= highest) ?? 10;
  return step * power;
}
