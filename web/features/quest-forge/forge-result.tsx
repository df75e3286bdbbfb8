import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ForgedQuest } from '#mentor/forge/generated-quest.ts';
import { ownAnswersIn } from '#mentor/understand/corrections.ts';
import { boardOf } from '#rules/document/document.ts';
import avatar from '#web/assets/warden-avatar.svg';
import type { ForgedQuests } from '#web/game/forge-quests.ts';
import { useView } from '#web/game/game-context.ts';
import { LanguageLine } from '#web/session/language-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { isOnBoard } from './add-forged.ts';
import { wardenWord } from './forge-words.ts';
import { ForgedRow } from './forged-row.tsx';
import { OwnAnswersForm } from './reading/own-answers-form.tsx';
import { ReadingChips } from './reading/reading-chips.tsx';
import { ReadingNotes } from './reading/reading-notes.tsx';
import type { Forge } from './use-forge.ts';

export function ForgeResult({ forge }: { readonly forge: Forge }): ReactNode {
  const { state } = forge;
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'forged' || state.kind === 'failed') scrollToAnswer(words.current);
  }, [state.kind]);
  /** Tries again, and moves the focus, because the pressed button disappears. */
  const again = (generate: () => void) => {
    words.current?.focus();
    generate();
  };
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div ref={words} tabIndex={-1} className="forge-word">
        <img src={avatar} alt="" width="44" height="44" />
        <p role="status" className="min-w-0 text-body text-ink">
          {(state.kind === 'forged' && forge.changeLine) || wardenWord(state)}
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
          {state.reading?.language && (
            <LanguageLine
              language={state.reading.language}
              onClosed={() => words.current?.focus()}
            />
          )}
          <ReadingNotes notes={state.reading?.notes ?? []} />
          {state.reading && state.quests.length > 0 && (
            <ReadingChips
              chips={state.reading.chips}
              onCorrect={forge.correct}
              onUndo={forge.undoCorrection}
            />
          )}
          {state.reading && state.quests.length > 0 && (
            <details className="text-small text-muted" open={state.reading.leftOut !== ''}>
              <summary className="min-h-11 w-fit cursor-pointer content-center">
                Make them yours
              </summary>
              <OwnAnswersForm
                answers={ownAnswersIn(forge.corrections)}
                line={state.reading.leftOut}
                onCorrect={forge.correct}
              />
            </details>
          )}
          {state.quests.length > 0 ? (
            <Forged forge={forge} quests={state.quests} />
          ) : (
            <Button emphasis="quiet" onClick={() => again(forge.generateGentle)}>
              Forge a gentle day
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Scrolls to the answer if it is below the screen, as on a phone. */
function scrollToAnswer(answer: HTMLElement | null): void {
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

type ForgedProps = { readonly forge: Forge; readonly quests: ForgedQuests['quests'] };

/** The quests as rows, all taken until one is left, and the button that adds the taken ones. */
function Forged({ forge, quests }: ForgedProps): ReactNode {
  const board = useView(boardOf);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The title can be edited; a quest of a model has nothing else that is its own, and keeps its place.
  const keyOf = (quest: ForgedQuest) => quest.mouldId ?? String(quests.indexOf(quest));
  const missing = quests.filter((quest) => !isOnBoard(quest, board));
  const taken = missing.filter((quest) => !left.has(keyOf(quest)));
  const toggle = (key: string) => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  /** Goes back to the form, and to its first field, because the pressed button disappears. */
  const back = (pressed: HTMLElement) => {
    const form = pressed.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]');
    forge.again();
    requestAnimationFrame(() => form?.focus());
  };
  return (
    <>
      <ul className="forged-list">
        {quests.map((quest, at) => (
          <li key={keyOf(quest)}>
            <ForgedRow
              quest={quest}
              isOnBoard={!missing.includes(quest)}
              isTaken={!left.has(keyOf(quest))}
              onTake={() => toggle(keyOf(quest))}
              onEdit={(edits) => forge.edit(at, edits)}
            />
          </li>
        ))}
      </ul>
      <div className="forge-foot">
        <p role="alert" className="w-full text-small text-ember empty:hidden">
          {forge.isBoardFull && 'Your board is full: remove a quest first.'}
        </p>
        <Button disabled={taken.length === 0} onClick={() => forge.add(taken)}>
          {addWords(taken.length, missing.length)}
        </Button>
        <Button emphasis="quiet" onClick={({ currentTarget }) => back(currentTarget)}>
          Forge again
        </Button>
      </div>
    </>
  );
}

function addWords(takenCount: number, missingCount: number): string {
  if (missingCount === 0) return 'All on your board';
  if (takenCount === 0) return 'Take a quest first';
  return takenCount === missingCount ? `Add all ${takenCount}` : `Add ${takenCount}`;
}
