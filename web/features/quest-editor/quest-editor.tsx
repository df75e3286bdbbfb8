import { type FormEvent, type ReactNode, useState } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import { formOf } from '#rules/quest/quest-form.ts';
import { archiveQuest } from '#web/game/archive-quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { editQuest } from './edit-quest.ts';
import { draftOf } from './quest-draft.ts';
import { QuestFields } from './quest-fields.tsx';
import { useDraftCheck } from './use-draft-check.ts';
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

type EditFormProps = { readonly quest: Quest; readonly onClose: () => void };

function EditForm({ quest, onClose }: EditFormProps): ReactNode {
  const game = useGame();
  const [before] = useState(quest); // changes by another device meanwhile are no edits of this form
  const [draft, setDraft] = useState(() => draftOf(formOf(quest)));
  const { form, problem, clearProblem, check } = useDraftCheck(draft, before);
  const [isTooLong, setIsTooLong] = useState(false);

  function save(event: FormEvent): void {
    event.preventDefault();
    const filled = check();
    if (filled === undefined) return;
    if (editQuest(game, before, filled) === 'too-long') setIsTooLong(true);
    else onClose();
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="quest-form">
      <QuestFields
        quest={before}
        draft={draft}
        onChange={(changed) => {
          clearProblem();
          setIsTooLong(false);
          setDraft({ ...draft, ...changed });
        }}
        problem={problem}
      />
      <div className="quest-form-archive">
        <Button
          emphasis="quiet"
          size="small"
          onClick={() => {
            archiveQuest(game, before);
            onClose();
          }}
        >
          Archive
        </Button>
        <p className="text-small text-muted">
          Off the board, nothing lost. You can revive it at any time.
        </p>
      </div>
      <p role="alert" className="text-small text-ember empty:hidden">
        {isTooLong && 'These texts are too long together. Shorten some of them.'}
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
