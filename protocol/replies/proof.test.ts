import { expect, test } from 'vitest';
import { proofOf } from './proof.ts';

test('[D16] a proof is short, and another key, time or order of letters gives another', () => {
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 16) + ms).toISOString();
  const entries = Array.from({ length: 20_000 }, (_, index) => ({
    recordedAt: at(Math.floor(index / 2)),
    key: index % 2 === 0 ? 'done:quest-ab' : 'done:quest-ba',
  }));
  const proofs = new Set(entries.map(proofOf));
  expect(proofs.size).toBe(entries.length);
  for (const proof of proofs) expect(proof).toMatch(/^[\da-z]{2,14}$/);
  expect(proofOf({ recordedAt: '', key: 'done:q1' })).toBeUndefined();
});
