import { appendFileSync } from 'node:fs';

/** Adds what was measured to the file that the command which runs this has named; without one, nothing. */
export function noteFigures(name: string, figures: object): void {
  const { FIGURES_FILE } = process.env;
  if (FIGURES_FILE) appendFileSync(FIGURES_FILE, `${JSON.stringify({ name, ...figures })}\n`);
}
