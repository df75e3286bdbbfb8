import type { ReactNode } from 'react';
import { boardOf } from '#rules/document/document.ts';
import { unreachable } from '#rules/unreachable.ts';
import avatar from '#web/assets/warden-avatar.svg';
import { isOnBoard } from '#web/game/forge-add.ts';
import type { Forge } from '#web/game/forge-hook.ts';
import type { ForgeState } from '#web/game/forge-run.ts';
import { useView } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ForgedCard } from './forged-card.tsx';

export function ForgeResult({ forge }: { readonly forge: Forge }): ReactNode {
  const { state } = forge;
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="forge-word">
        <img src={avatar} alt="" width="44" height="44" />
        <p role="status" className="min-w-0 text-body text-ink">
          {wardenWord(state)}
        </p>
      </div>
      {state.kind === 'failed' && <Failure message={state.message} onRetry={forge.generate} />}
      {state.kind === 'forged' && <ForgedQuests forge={forge} quests={state.quests} />}
    </div>
  );
}

function wardenWord(state: ForgeState): string {
  switch (state.kind) {
    case 'idle':
    case 'no-goal':
      return 'Name what you want to get done, and I will lay out quests for it.';
    case 'forging':
      return 'Forging your quests...';
    case 'failed':
      return 'The forge went cold.';
    case 'forged':
      return 'These are the built-in quests, the same for everyone: no model was asked.';
    default:
      return unreachable(state);
  }
}

type FailureProps = { readonly message: string; readonly onRetry: () => void };

function Failure({ message, onRetry }: FailureProps): ReactNode {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="text-body text-ember wrap-anywhere">
        {message}
      </p>
      <Button emphasis="quiet" size="small" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

type ForgedQuestsProps = {
  readonly forge: Forge;
  readonly quests: Extract<ForgeState, { kind: 'forged' }>['quests'];
};

function ForgedQuests({ forge, quests }: ForgedQuestsProps): ReactNode {
  const board = useView(boardOf);
  const missing = quests.filter((quest) => !isOnBoard(quest, board));
  return (
    <>
      {forge.isBoardFull && (
        <p role="alert" className="text-small text-ember">
          Your board is full: remove a quest first.
        </p>
      )}
      <ul className="grid gap-3">
        {quests.map((quest) => (
          <li key={quest.title}>
            <ForgedCard
              quest={quest}
              isAdded={!missing.includes(quest)}
              onAdd={() => forge.add([quest])}
            />
          </li>
        ))}
      </ul>
      <Button emphasis="quiet" disabled={missing.length === 0} onClick={() => forge.add(missing)}>
        {missing.length === 0 ? 'All on your board' : 'Add all'}
      </Button>
    </>
  );
}
