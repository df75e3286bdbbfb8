import type { ReactNode } from 'react';
import { NEW_HUNTER } from '#rules/hunter/hunter.ts';
import { dispatch } from '#web/game/dispatch.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';

/** The account's name, while the hunter has none of their own. */
function useOfferedName(): string | undefined {
  const { user } = useAuth();
  const isUnnamed = useView(({ character }) => character.name === NEW_HUNTER.name);
  const name = user?.displayName ?? '';
  return isUnnamed && name !== '' && name !== NEW_HUNTER.name ? name : undefined;
}

type HuntAsProps = { readonly onRenamed: () => void };

/** One tap gives the hunter the name of the account. */
export function HuntAs({ onRenamed }: HuntAsProps): ReactNode {
  const game = useGame();
  const name = useOfferedName();
  if (name === undefined) return null;
  return (
    <div className="min-w-0 wrap-anywhere">
      <Button
        emphasis="quiet"
        size="small"
        onClick={() => {
          onRenamed(); // the pressed button disappears
          dispatch(game, [{ kind: 'hunter.rename', id: game.newId(), name }]);
          game.toasts.show({ title: `You are ${name} now`, tone: 'plain' });
        }}
      >
        Hunt as {name}
      </Button>
    </div>
  );
}
