import { expect, test } from 'vitest';
import type { Command } from '#rules/document/command.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { err, ok } from '#rules/result.ts';
import { adding, done, finishing } from '#rules/testing/builders.ts';
import type { Call } from '#web/platform/network.ts';
import type { Game } from './game.ts';
import { importData, previewImport } from './import-data.ts';

const game = { log: { uid: 'u1', view: () => EMPTY_DOCUMENT } } as unknown as Game; // what an import uses

const LOG = Array.from({ length: 450 }, (_, at) => done(adding(`q${at}`)));
const read = (commands: readonly Command[]) => ({ commands, unreadable: [], records: {} });

type Sent = { readonly isTrial: boolean; readonly commands: readonly Command[] };

/** A server that takes so many at once, and knows these keys. */
function aServer({ most = 200, fails = 0, known = [] as readonly string[] } = {}) {
  const kept = new Set(known);
  const trials: number[] = [];
  let failsLeft = fails;
  const call: Call = async (_method, _path, body) => {
    const { isTrial, commands } = body as Sent; // the import's own body
    if (commands.length > most) return err({ code: 'too-large', message: '', status: 413 });
    if (!isTrial && failsLeft-- > 0) {
      return err({ code: 'network-request-failed', message: 'Gone.', status: 0 });
    }
    if (isTrial) trials.push(commands.length);
    const results = commands.map(({ key: sent }) => {
      const status = kept.has(sent) ? 'duplicate' : 'applied';
      if (!isTrial) kept.add(sent);
      return { sent, stored: sent, status };
    });
    return ok({ results });
  };
  return { call, kept, trials };
}

test('[Y3] a long log goes in pieces of 200, in halves where that is too large, and in its order', async () => {
  const { call, kept, trials } = aServer({ most: 120 });
  const preview = await previewImport(game, call, read(LOG));
  if (!preview.ok) throw new Error(preview.failure.code);
  expect(Math.max(...trials)).toBeLessThanOrEqual(120);
  expect(kept.size).toBe(0);
  expect(preview.value.fresh).toEqual(LOG);

  const steps: number[] = [];
  const imported = await importData(game, call, preview.value, (count) => steps.push(count));
  expect(imported).toEqual(ok(450));
  expect([...kept]).toEqual(LOG.map(({ key }) => key));
  expect(steps.at(-1)).toBe(450);
});

test('[Y4] a preview tells apart what is new and what is known, and shows the hunter afterwards', async () => {
  const { call } = aServer({ known: ['add:q0'] });
  const commands = [
    done(adding('q0')),
    done(adding('q1')),
    done(finishing('q1', { xpReward: 100 })),
  ];
  const preview = await previewImport(game, call, read(commands));
  expect(preview).toMatchObject({
    ok: true,
    value: { knownCount: 1, fresh: commands.slice(1), after: { character: { level: 2 } } },
  });
});

test('[Y3] an import that broke off says why, and goes on where it was begun again', async () => {
  const { call, kept } = aServer({ fails: 1 });
  const preview = await previewImport(game, call, read(LOG));
  if (!preview.ok) throw new Error(preview.failure.code);
  const first = await importData(game, call, preview.value, () => {});
  expect(first).toMatchObject({ ok: false, failure: { message: 'Gone.' } });
  expect(await importData(game, call, preview.value, () => {})).toEqual(ok(450));
  expect(await importData(game, call, preview.value, () => {})).toEqual(ok(0));
  expect(kept.size).toBe(450);
});
