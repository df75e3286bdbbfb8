import { type ReactNode, useEffect, useRef } from 'react';
import { boardOf } from '#rules/document/document.ts';
import type { Understood } from '#rules/mentor/forge/forge.ts';
import avatar from '#web/assets/warden-avatar.svg';
import { isOnBoard } from '#web/game/forge-add.ts';
import type { Forge } from '#web/game/forge-hook.ts';
import type { ForgedQuests } from '#web/game/forge-quests.ts';
import { useView } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { noteOn, wardenWord } from './forge-words.ts';
import { ForgedCard } from './forged-card.tsx';

export function ForgeResult({ forge }: { readonly forge: Forge }): ReactNode {
  const { state } = forge;
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'forged' || state.kind === 'failed') bringUp(words.current);
  }, [state.kind]);
  /** The button that was pressed goes away with the failure. */
  const again = (generate: () => void) => {
    words.current?.focus();
    generate();
  };
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div ref={words} tabIndex={-1} className="forge-word">
        <img src={avatar} alt="" width="44" height="44" />
        <p role="status" className="min-w-0 text-body text-ink">
          {wardenWord(state)}
        </p>
      </div>
      {state.kind === 'failed' && (
        <Failure
          message={state.message}
          onRetry={() => again(() => forge.generate())}
          onOffline={() => again(forge.generateOffline)}
        />
      )}
      {state.kind === 'forged' && (
        <>
          <Notes understood={state.understood ?? []} />
          <Forged forge={forge} quests={state.quests} />
        </>
      )}
    </div>
  );
}

/** On a phone the answer stands below the form. */
function bringUp(answer: HTMLElement | null): void {
  const isBelow = (answer?.getBoundingClientRect().top ?? 0) > innerHeight / 2;
  if (isBelow) answer?.scrollIntoView({ block: 'start' });
}

type FailureProps = {
  readonly message: string;
  readonly onRetry: () => void;
  readonly onOffline: () => void;
};

function Failure({ message, onRetry, onOffline }: FailureProps): ReactNode {
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert" className="text-body text-ember wrap-anywhere">
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button emphasis="quiet" size="small" onClick={onRetry}>
          Retry
        </Button>
        <Button emphasis="quiet" size="small" onClick={onOffline}>
          Forge without the mentor
        </Button>
      </div>
    </div>
  );
}

/** What the built-in forge made of goals it does not know. */
function Notes({ understood }: { readonly understood: readonly Understood[] }): ReactNode {
  const notes = new Set(understood.flatMap((one) => noteOn(one) ?? []));
  if (notes.size === 0) return null;
  return (
    <ul aria-label="About your goals" className="forge-notes">
      {[...notes].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

type ForgedProps = { readonly forge: Forge; readonly quests: ForgedQuests['quests'] };

function Forged({ forge, quests }: ForgedProps): ReactNode {
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
        {quests.map((quest, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a title can be edited, the place stays
          <li key={at}>
            <ForgedCard
              quest={quest}
              isAdded={!missing.includes(quest)}
              onAdd={() => forge.add([quest])}
              onRename={(title) => forge.rename(at, title)}
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
