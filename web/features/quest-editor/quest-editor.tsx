import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isBlank } from '#rules/clean-text.ts';
import {
  CATEGORIES,
  DIFFICULTIES,
  FREQUENCIES,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  type Quest,
} from '#rules/quest/quest.ts';
import { readReward } from '#rules/quest/read-reward.ts';
import { MAX_REWARD, minRewardOf } from '#rules/quest/reward.ts';
import { shapeOf } from '#rules/quest/shape-quest.ts';
import { editQuest } from '#web/game/edit-quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { StepsEditor } from './steps-editor.tsx';
import './quest-editor.css';

type QuestEditorProps = {
  readonly quest: Quest | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function QuestEditor({ quest, isOpen, onClose }: QuestEditorProps): ReactNode {
  return (
    <Dialog title="Edit Quest" isOpen={isOpen} onClose={onClose} content="form">
      {isOpen && quest && <EditForm key={quest.id} quest={quest} onClose={onClose} />}
    </Dialog>
  );
}

type Problem = 'title' | 'reward' | 'too-long';

type EditFormProps = { readonly quest: Quest; readonly onClose: () => void };

function EditForm({ quest, onClose }: EditFormProps): ReactNode {
  const game = useGame();
  const id = useId();
  const [before] = useState(quest); // what another device changes meanwhile is no edit of this form
  const [shape, setShape] = useState(() => shapeOf(quest));
  const [xpText, setXpText] = useState(String(quest.xpReward));
  const [problem, setProblem] = useState<Problem>();
  const title = useRef<HTMLInputElement>(null);
  const reward = useRef<HTMLInputElement>(null);
  const leastReward = minRewardOf(quest.id);
  const { completed } = before;

  const change = (changed: Partial<typeof shape>) => {
    setProblem(undefined);
    setShape({ ...shape, ...changed });
  };

  function save(event: FormEvent): void {
    event.preventDefault();
    const xpReward = readReward(xpText) ?? 0;
    if (isBlank(shape.title)) {
      setProblem('title');
      title.current?.focus();
    } else if (!completed && xpReward < leastReward) {
      setProblem('reward');
      reward.current?.focus();
    } else if (editQuest(game, before, { ...shape, xpReward }) === 'too-long') {
      setProblem('too-long');
    } else onClose();
  }

  return (
    <form noValidate onSubmit={save} className="quest-editor">
      <Field
        ref={title}
        label="Title"
        data-first-focus
        required
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        value={shape.title}
        problem={problem === 'title' ? 'A quest needs a title.' : undefined}
        onChange={({ target }) => change({ title: target.value })}
      />
      <div className="quest-editor-row">
        <label htmlFor={`${id}-description`}>
          Description <span className="text-faint">(optional)</span>
        </label>
        <textarea
          id={`${id}-description`}
          rows={2}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={shape.description}
          onChange={({ target }) => change({ description: target.value })}
        />
      </div>
      {completed ? (
        <p className="text-small text-muted">
          Cleared: what it asked and paid stays as it was. Its words are yours to change.
        </p>
      ) : (
        <>
          <Choice
            label="Category"
            options={CATEGORIES}
            chosen={shape.category}
            onChoose={(category) => change({ category })}
          />
          <Field
            ref={reward}
            label="XP reward"
            type="number"
            inputMode="numeric"
            min={leastReward}
            max={MAX_REWARD}
            step={1}
            hint={`${leastReward} to ${MAX_REWARD}: what each completion pays from now on.`}
            problem={
              problem === 'reward'
                ? `Enter a whole number from ${leastReward} to ${MAX_REWARD}.`
                : undefined
            }
            value={xpText}
            onChange={({ target }) => {
              setProblem(undefined);
              setXpText(target.value);
            }}
          />
          <Choice
            label="Frequency"
            options={FREQUENCIES}
            chosen={shape.frequency}
            onChoose={(frequency) => change({ frequency })}
          />
          <Choice
            label="Difficulty"
            options={DIFFICULTIES}
            chosen={shape.difficulty}
            onChoose={(difficulty) => change({ difficulty })}
          />
        </>
      )}
      <StepsEditor
        steps={shape.subtasks}
        onChange={(subtasks) => change({ subtasks })}
        isFixed={completed}
        newId={game.newId}
      />
      <p role="alert" className="text-small text-ember empty:hidden">
        {problem === 'too-long' && 'These texts are too long together. Shorten some of them.'}
      </p>
      <div className="quest-editor-actions">
        <Button type="submit">Save</Button>
        <Button emphasis="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
