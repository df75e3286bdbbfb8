import { expect, test, vi } from 'vitest';
import { ok } from '#rules/result.ts';
import type { Game } from '#web/game/game.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { EXPORTS } from './export-data.ts';

vi.mock('#web/platform/save-file.ts', () => ({ saveFile: vi.fn() }));

test('[Y2] an export that cannot be read is told, and no empty Chronicle is saved in its place', async () => {
  const log = {
    uid: 'u1',
    status: () => ({ isOffline: false }),
    flush: async () => true,
    waiting: () => [],
  };
  const game = { log } as unknown as Game; // what it uses
  const call = async () => ok({ format: 'another', account: { user: { uid: 'u1' } } });

  const exported = EXPORTS.exportChronicle(game, call, { user: null, profile: null });

  await expect(exported).rejects.toThrow('cannot be read');
  expect(saveFile).not.toHaveBeenCalled();
});
