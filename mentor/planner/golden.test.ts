import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldenText } from './testing/golden-board.ts';

const FOLDER = new URL('./testing/golden/', import.meta.url);
const names = readdirSync(FOLDER);

describe('[FG40] golden boards', () => {
  it.each(names)('%s is as it was read aloud', async (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    expect(await goldenText(text)).toBe(text);
  });

  it('are forty at least, of every shelf and every form', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    const kinds = new Set(names.map((name) => name.split('-')[0]));
    expect([...kinds].toSorted()).toEqual(
      `body create family gate hands home learn mind money move own path people shape sound standard tech work`.split(
        ' ',
      ),
    );
  });
});
