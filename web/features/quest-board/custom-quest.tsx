import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isBlank } from '#rules/clean-text.ts';
import {
  CATEGORIES,
  type Category,
  DIFFICULTIES,
  FREQUENCIES,
  MAX_DESCRIPTION_LENGTH,
  MAX_QUESTS,
  MAX_TITLE_LENGTH,
} from '#rules/quest/quest.ts';
import { readReward } from '#rules/quest/read-reward.ts';
import { MAX_REWARD, MIN_REWARD } from '#rules/quest/reward.ts';
import { addCustomQuest } from '#web/game/add-custom-quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { NO_DRAFT, type QuestDraft } from './quest-draft.ts';
import './custom-quest.css';

const REWARD_HINT = `${MIN_REWARD} to ${MAX_REWARD}: what each completion pays.`;
const REWARD_PROBLEM = `Enter a whole number from ${MIN_REWARD} to ${MAX_REWARD}.`;

type CustomQuestProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Chosen when it opens: the category of the tab it was asked for in. */
  readonly category: Category | undefined;
  readonly onAdded: (category: Category) => void;
};

export function CustomQuest(props: CustomQuestProps): ReactNode {
  const { isOpen, onClose, category, onAdded } = props;
  const [draft, setDraft] = useState(NO_DRAFT); // here: a window shut by accident costs no words
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen && category && draft === NO_DRAFT) setDraft({ ...draft, category });
  }
  return (
    <Dialog title="Custom Quest" isOpen={isOpen} onClose={onClose} content="form">
      {isOpen && (
        <CustomQuestForm draft={draft} onDraft={setDraft} onAdded={onAdded} onClose={onClose} />
      )}
    </Dialog>
  );
}

type CustomQuestFormProps = Pick<CustomQuestProps, 'onAdded' | 'onClose'> & {
  readonly draft: QuestDraft;
  readonly onDraft: (draft: QuestDraft) => void;
};

type Problem = 'reward' | 'board-full';

function CustomQuestForm({ draft, onDraft, onAdded, onClose }: CustomQuestFormProps): ReactNode {
  const game = useGame();
  const id = useId();
  const title = useRef<HTMLInputElement>(null);
  const reward = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();

  function add(event: FormEvent): void {
    event.preventDefault();
    const { xpText, ...written } = draft;
    const xpReward = readReward(xpText);
    if (!isBlank(draft.title) && xpReward === undefined) {
      setProblem('reward');
      reward.current?.focus();
      return;
    }
    const outcome = addCustomQuest(game, { ...written, xpReward: xpReward ?? Number.NaN });
    if (outcome === 'blank-title') title.current?.focus();
    else if (outcome === 'board-full') setProblem('board-full');
    else {
      onDraft(NO_DRAFT);
      onAdded(draft.category);
    }
  }

  return (
    <form noValidate onSubmit={add} className="custom-quest">
      <Field
        ref={title}
        label="Title"
        data-first-focus
        required
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        value={draft.title}
        onChange={({ target }) => onDraft({ ...draft, title: target.value })}
      />
      <div className="form-row">
        <label htmlFor={`${id}-description`}>
          Description <span className="text-faint">(optional)</span>
        </label>
        <textarea
          id={`${id}-description`}
          rows={2}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={draft.description}
          onChange={({ target }) => onDraft({ ...draft, description: target.value })}
        />
      </div>
      <Choice
        label="Category"
        options={CATEGORIES}
        chosen={draft.category}
        onChoose={(category) => onDraft({ ...draft, category })}
      />
      <Field
        ref={reward}
        label="XP reward"
        type="number"
        inputMode="numeric"
        min={MIN_REWARD}
        max={MAX_REWARD}
        step={1}
        hint={REWARD_HINT}
        problem={problem === 'reward' ? REWARD_PROBLEM : undefined}
        value={draft.xpText}
        onChange={({ target }) => {
          setProblem(undefined);
          onDraft({ ...draft, xpText: target.value });
        }}
      />
      <Choice
        label="Frequency"
        options={FREQUENCIES}
        chosen={draft.frequency}
        onChoose={(frequency) => onDraft({ ...draft, frequency })}
      />
      <Choice
        label="Difficulty"
        options={DIFFICULTIES}
        chosen={draft.difficulty}
        onChoose={(difficulty) => onDraft({ ...draft, difficulty })}
      />
      {problem === 'board-full' && (
        <p role="alert" className="text-small text-ember">
          The board is full: it holds {MAX_QUESTS} quests. Remove one first.
        </p>
      )}
      <div className="custom-quest-actions">
        <Button type="submit">Add Quest</Button>
        <Button emphasis="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
