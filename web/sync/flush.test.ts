import { expect, test } from 'vitest';
import { adding, done } from '#rules/testing/builders.ts';
import { flush } from './flush.ts';
import { firstState, type State, withOutbox } from './machine/state.ts';

test('[SM15] a flush knows what another tab has stored, before this tab has heard of it', async () => {
  const others = { seq: 1, command: done(adding('q1')) };
  let state: State = firstState('u1');
  const asked: string[] = [];
  const engine = {
    state: () => state,
    dispatch: ({ kind }: { readonly kind: string }) => {
      asked.push(kind);
    },
  };
  const readStores = async () => {
    state = withOutbox(state, { pending: [others] });
  };
  expect(await flush({ engine, readStores, subscribe: () => () => {} }, 20)).toBe(false);
  expect(asked).toEqual(['flush-requested']);
});
