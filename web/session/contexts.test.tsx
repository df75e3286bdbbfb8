import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useGame } from '#web/game/game-context.ts';
import { useAuth } from './auth-context.ts';

function AskAuth(): ReactNode {
  return useAuth().user?.uid;
}

function AskGame(): ReactNode {
  return useGame().newId();
}

test('[S12] the auth context outside its provider throws the contract’s message', () => {
  expect(() => renderToStaticMarkup(<AskAuth />)).toThrow(
    /^useAuth must be used within an AuthProvider$/,
  );
});

test('[S12] the game context outside its provider throws the contract’s message', () => {
  expect(() => renderToStaticMarkup(<AskGame />)).toThrow(
    /^useGame must be used within a GameProvider$/,
  );
});
