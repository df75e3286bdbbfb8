import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ACHIEVEMENT_ROWS } from '#rules/achievements/achievements.ts';

test.each(ACHIEVEMENT_ROWS)('[F3] $title has a drawing, lit and locked', ({ relic }) => {
  for (const state of ['lit', 'locked']) {
    const drawing = new URL(`../../assets/relics/relic-${relic}-${state}.svg`, import.meta.url);
    expect([drawing.pathname, existsSync(fileURLToPath(drawing))]).toEqual([
      drawing.pathname,
      true,
    ]);
  }
});
