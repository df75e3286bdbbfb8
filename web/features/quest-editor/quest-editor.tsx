import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isBlank } from '#rules/clean-text.ts';
import { type Quest, RENEWAL_EDITS } from '#rules/quest/quest.ts';
import { formOf } from '#rules/quest/quest-form.ts';
import { minRewardOf, readReward } from '#rules/quest/reward.ts';
import { useGame } from '#web/game/game-context.ts';
import { RENEWAL_WORDS } from '#web/game/renew-quests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { editQuest } from './edit-quest.ts';
import { draftOf } from './quest-draft.ts';
import { FigureFields, WordFields } from './quest-fields.tsx';
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

type EditProblem = 'title' | 'reward' | 'too-long';

type EditFormProps = { readonly quest: Quest; readonly onClose: () => void };

function EditForm({ quest, onClose }: EditFormProps): ReactNode {
  const game = useGame();
  const [before] = useState(quest); // changes by another device meanwhile are no edits of this form
  const [draft, setDraft] = useState(() => draftOf(formOf(quest)));
  const [problem, setProblem] = useState<EditProblem>();
  const title = useRef<HTMLInputElement>(null);
  const reward = useRef<HTMLInputElement>(null);
  const leastReward = minRewardOf(quest.id);
  const { completed } = before;

  const change = (changed: Partial<typeof draft>) => {
    setProblem(undefined);
    setDraft({ ...draft, ...changed });
  };

  function save(event: FormEvent): void {
    event.preventDefault();
    const xpReward = readReward(draft.xpText) ?? 0;
    if (isBlank(draft.title)) {
      setProblem('title');
      title.current?.focus();
    } else if (!completed && xpReward < leastReward) {
      setProblem('reward');
      reward.current?.focus();
    } else if (editQuest(game, before, { ...draft, xpReward }) === 'too-long') {
      setProblem('too-long');
    } else onClose();
  }

  return (
    <form noValidate onSubmit={save} className="quest-form quest-editor">
      <WordFields
        draft={draft}
        onChange={change}
        title={title}
        problem={problem === 'title' ? 'A quest needs a title.' : undefined}
      />
      {completed ? (
        <p className="text-small text-muted">
          Cleared: what it asked and paid stays as it was. Its words are yours to change.
        </p>
      ) : (
        <FigureFields
          draft={draft}
          onChange={change}
          leastReward={leastReward}
          since=" from now on"
          reward={reward}
          isRewardWrong={problem === 'reward'}
        />
      )}
      {draft.frequency !== 'milestone' && (
        <Select
          label="Renewal"
          options={RENEWAL_EDITS}
          chosen={draft.renewal}
          onChoose={(renewal) => change({ renewal })}
          wordFor={(renewal) => RENEWAL_WORDS[renewal]}
        />
      )}
      <StepsEditor
        steps={draft.subtasks}
        onChange={(subtasks) => change({ subtasks })}
        isFixed={completed}
        newId={game.newId}
      />
      <p role="alert" className="text-small text-ember empty:hidden">
        {problem === 'too-long' && 'These texts are too long together. Shorten some of them.'}
      </p>
      <div className="quest-form-actions">
        <Button type="submit">Save</Button>
        <Button emphasis="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
