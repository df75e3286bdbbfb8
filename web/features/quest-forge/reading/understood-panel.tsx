import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { MAX_MESSAGE_LENGTH } from '#mentor/chat/chat-progress.ts';
import type { BoardReading } from '#mentor/planner/board-reading.ts';
import {
  type Correction,
  type OwnAnswers,
  ownAnswersIn,
  withCorrection,
  withoutOwnAnswers,
} from '#mentor/understand/corrections.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { dispatchWithUndo } from '#web/game/dispatch.ts';
import { forgeOffline } from '#web/game/forge-quests.ts';
import type { Game } from '#web/game/game.ts';
import { useGame } from '#web/game/game-context.ts';
import { todayOf } from '#web/game/habits/habit-rules.ts';
import { logProblem } from '#web/platform/log.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { type ForgedWish, forgedWishOf } from '#web/session/forged-wish.ts';
import { askedOf, understoodOf } from '#web/session/understood.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/counted.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { addGeneratedQuests } from '../add-forged.ts';
import { NOT_LOADED } from '../forge-words.ts';
import { type Replacement, replacementOf } from '../replace-forged.ts';
import { OwnAnswersForm, type OwnDraft } from './own-answers-form.tsx';
import { ReadingChips } from './reading-chips.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import '../quest-forge.css';

/** The rest was said of the goal as it was before. */
const ABOUT_THE_WEEK: readonly Correction['about'][] = ['time', 'option', 'style'];

type UnderstoodPanelProps = {
  /** Where the goal is asked about: it was answered. Otherwise everything can be changed. */
  readonly onAnswered?: () => void;
  /** The questions that make the quests somebody's own. */
  readonly isOwn?: boolean;
  /** What was typed before the panel was closed. */
  readonly draft?: OwnDraft;
};

/** The chips of what a newcomer's board was made of, and the goal to say in other words; or what makes it their own. */
export function UnderstoodPanel({
  onAnswered,
  isOwn = false,
  draft,
}: UnderstoodPanelProps): ReactNode {
  const { reading, own, line, load, correct, reword, undo } = useUnderstood();
  if (reading === undefined) return <p role="status">Reading your answers...</p>;
  if (reading === 'failed') {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="alert">This could not be loaded.</p>
        <Button emphasis="quiet" size="small" onClick={load}>
          Retry
        </Button>
      </div>
    );
  }
  if (isOwn) {
    return (
      <div className="grid min-w-0 gap-4">
        <div role="alert">
          <ReadingNotes notes={reading.notes} />
        </div>
        <OwnAnswersForm
          answers={own}
          draft={draft}
          line={[line, reading.leftOut].filter(Boolean).join(' · ')}
          onCorrect={correct}
        />
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-4">
      <ReadingNotes notes={reading.notes} />
      <ReadingChips
        shown={onAnswered === undefined ? 'all' : 'goals'}
        chips={reading.chips}
        line={line}
        onCorrect={correct}
        onRight={onAnswered}
        onUndo={undo}
      />
      <OtherWords
        onSay={(goal) => {
          if (draft) draft.current = {}; // it was typed for the goal before
          reword(goal);
        }}
      />
    </div>
  );
}

type OtherWordsProps = { readonly onSay: (goal: string) => void };

/** For a goal that was read as something else altogether. */
function OtherWords({ onSay }: OtherWordsProps): ReactNode {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const goal = cleanLine(text);
    setProblem(isBlank(goal) ? 'Say what you want to do, as you would to a friend.' : undefined);
    if (isBlank(goal)) return field.current?.focus();
    setText('');
    onSay(goal);
  };
  return (
    <form noValidate className="other-words" onSubmit={send}>
      <div className="min-w-0">
        <Field
          ref={field}
          label="Or say your goal in other words"
          placeholder="Walk half an hour every day"
          autoComplete="off"
          maxLength={MAX_MESSAGE_LENGTH}
          value={text}
          problem={problem}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <div className="other-words-button">
        <Button type="submit" size="small" emphasis="quiet">
          Forge again
        </Button>
      </div>
    </form>
  );
}

type Understood = {
  readonly reading: BoardReading | 'failed' | undefined;
  readonly own: OwnAnswers;
  /** What became of the last change. */
  readonly line: string;
  readonly load: () => void;
  readonly correct: (correction: Correction) => void;
  readonly reword: (goal: string) => void;
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
  const [before, setBefore] = useState<readonly ForgedWish[]>([]);
  const [line, setLine] = useState('');
  const isBusy = useRef(false);
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
  async function change(from: ForgedWish, to: ForgedWish): Promise<boolean> {
    const forged = await forgedFrom(game, to);
    const shownBefore = reading;
    if (forged?.reading === undefined || typeof shownBefore !== 'object') {
      setLine(NOT_LOADED);
      return false;
    }
    const next = replacementOf(game.log.view(), from.questIds, forged.quests, game.newId);
    const title = doneWords(next);
    // What the gate answered is not kept.
    const corrections =
      forged.reading.notes.length > 0 ? withoutOwnAnswers(to.corrections) : to.corrections;
    show({ ...to, corrections, questIds: next.questIds }, forged.reading, title);
    if (next.drafts.length === 0) return true;
    const onUndo = () => {
      show(from, shownBefore, 'Taken back.');
      setBefore((all) => all.slice(0, -1));
    };
    dispatchWithUndo(game, next.drafts, { title, onUndo });
    addGeneratedQuests(call, uid, next.addedQuests).catch(logProblem);
    return true;
  }

  function put(changed: Partial<ForgedWish>): void {
    if (wish === undefined || isBusy.current) return;
    isBusy.current = true; // a second tap would replace what the first one is still replacing
    askedOf(uid).clear();
    change(wish, { ...wish, ...changed })
      .then((isMade) => isMade && setBefore((all) => [...all, wish]))
      .catch(logProblem)
      .finally(() => {
        isBusy.current = false;
      });
  }

  const last = before.at(-1);
  return {
    reading,
    own: ownAnswersIn(wish?.corrections ?? []),
    line,
    load,
    correct: (correction) =>
      put({ corrections: withCorrection(wish?.corrections ?? [], correction) }),
    reword: (goal) =>
      wish &&
      put({
        said: { ...wish.said, goals: [goal] },
        isReworded: true,
        corrections: wish.corrections.filter(({ about }) => ABOUT_THE_WEEK.includes(about)),
      }),
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
