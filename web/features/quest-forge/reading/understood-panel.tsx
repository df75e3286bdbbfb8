import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { BoardReading } from '#mentor/planner/board-reading.ts';
import { type Correction, withCorrection } from '#mentor/understand/corrections.ts';
import { dispatchWithUndo } from '#web/game/dispatch.ts';
import { forgeOffline } from '#web/game/forge-quests.ts';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { todayOf } from '#web/game/habits/habit-rules.ts';
import { logProblem } from '#web/platform/log.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { type ForgedWish, forgedWishOf } from '#web/session/forged-wish.ts';
import { understoodOf } from '#web/session/understood.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/counted.ts';
import { addGeneratedQuests } from '../add-forged.ts';
import { type Replacement, replacementOf } from '../replace-forged.ts';
import { ReadingChips } from './reading-chips.tsx';
import '../quest-forge.css';

const NOT_LOADED = 'The forge could not be loaded, so nothing was changed. Try again.';

/** The chips of what a newcomer's board was made of. */
export function UnderstoodPanel(): ReactNode {
  const { reading, line, load, correct, undo } = useUnderstood();
  if (reading === undefined) return <p role="status">Reading your answers again...</p>;
  if (reading === 'failed') {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">What was understood could not be loaded.</p>
        <Button emphasis="quiet" size="small" onClick={load}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <ReadingChips isWhole chips={reading.chips} line={line} onCorrect={correct} onUndo={undo} />
  );
}

type Understood = {
  readonly reading: BoardReading | 'failed' | undefined;
  /** What became of the last change. */
  readonly line: string;
  readonly load: () => void;
  readonly correct: (correction: Correction) => void;
  readonly undo: (() => void) | undefined;
};

/** What the board of a newcomer was made of. Whatever is put right is forged again, and replaces what has not begun. */
function useUnderstood(): Understood {
  const game = useGame();
  const { call } = useAuth();
  const { uid } = game.log;
  const [first] = useState(() => forgedWishOf(uid).read());
  const [wish, setWish] = useState(first);
  const [reading, setReading] = useState<Understood['reading']>(first ? undefined : 'failed');
  const [before, setBefore] = useState<readonly (readonly Correction[])[]>([]);
  const [line, setLine] = useState('');
  const load = useCallback(() => {
    if (first === undefined) return;
    forgedFrom(game, first).then((forged) => setReading(forged?.reading ?? 'failed'), logProblem);
  }, [game, first]);
  useEffect(load, [load]);

  function show(next: ForgedWish, shown: BoardReading, said: string): void {
    forgedWishOf(uid).write(next);
    understoodOf(uid).write(shown.summary);
    setWish(next);
    setReading(shown);
    setLine(said);
  }

  /** Forges again and replaces; false where the forge cannot be loaded. */
  async function change(from: ForgedWish, corrections: readonly Correction[]): Promise<boolean> {
    const forged = await forgedFrom(game, { ...from, corrections });
    const shownBefore = reading;
    if (forged?.reading === undefined || typeof shownBefore !== 'object') {
      setLine(NOT_LOADED);
      return false;
    }
    const next = replacementOf(game.log.view(), from.questIds, forged.quests, game.newId);
    const title = doneWords(next);
    show({ ...from, corrections, questIds: next.questIds }, forged.reading, title);
    if (next.drafts.length === 0) return true;
    const onUndo = () => {
      show(from, shownBefore, 'Taken back.');
      setBefore((all) => all.slice(0, -1));
    };
    dispatchWithUndo(game, next.drafts, { title, onUndo });
    addGeneratedQuests(call, uid, next.addedQuests).catch(logProblem);
    return true;
  }

  const last = before.at(-1);
  return {
    reading,
    line,
    load,
    correct: (correction) => {
      if (wish === undefined) return;
      change(wish, withCorrection(wish.corrections, correction))
        .then((isMade) => isMade && setBefore((all) => [...all, wish.corrections]))
        .catch(logProblem);
    },
    undo:
      wish &&
      last &&
      (() => {
        change(wish, last)
          .then((isMade) => isMade && setBefore((all) => all.slice(0, -1)))
          .catch(logProblem);
      }),
  };
}

function doneWords({ drafts, begunCount, openCount, addedQuests }: Replacement): string {
  if (openCount === 0) return 'Every quest has begun, so all of them stay. The forge makes more.';
  if (drafts.length === 0) return 'Understood. The quests stay the same.';
  const kept = begunCount === 0 ? '' : `, ${begunCount} begun and kept`;
  return `Forged again: ${counted(addedQuests.length, 'new quest')}${kept}`;
}

/** As the onboarding forged it: with no history, and a board whatever was said. Undefined where the forge cannot be loaded. */
async function forgedFrom(game: Game, { said, corrections }: ForgedWish) {
  const { weekStart } = game.log.view().settings;
  const around = { today: todayOf(game), weekStart, isBoardNeeded: true };
  const forged = await forgeOffline({ said, corrections }, around);
  return forged.source === 'offline' ? forged : undefined;
}
