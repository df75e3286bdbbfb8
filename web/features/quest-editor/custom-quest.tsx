import { type FormEvent, type ReactNode, useState } from 'react';
import { type Category, MAX_QUESTS } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { addCustomQuest } from './add-custom-quest.ts';
import { NO_DRAFT, type QuestDraft } from './quest-draft.ts';
import { QuestFields } from './quest-fields.tsx';
import { useDraftCheck } from './use-draft-check.ts';
import './quest-editor.css';

type CustomQuestProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The category of the current tab, chosen when the window opens. */
  readonly category: Category | undefined;
  readonly onAdded: (category: Category) => void;
};

export function CustomQuest(props: CustomQuestProps): ReactNode {
  const { isOpen, onClose, category, onAdded } = props;
  const [draft, setDraft] = useState(NO_DRAFT); // here, so that closing the window keeps what was typed
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

function CustomQuestForm({ draft, onDraft, onAdded, onClose }: CustomQuestFormProps): ReactNode {
  const game = useGame();
  const { form, problem, clearProblem, check } = useDraftCheck(draft);
  const [isFull, setIsFull] = useState(false);

  function add(event: FormEvent): void {
    event.preventDefault();
    const filled = check();
    if (filled === undefined) return;
    if (addCustomQuest(game, filled) === 'board-full') setIsFull(true);
    else {
      onDraft(NO_DRAFT);
      onAdded(draft.category);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={add} className="quest-form">
      <QuestFields
        draft={draft}
        onChange={(changed) => {
          clearProblem();
          onDraft({ ...draft, ...changed });
        }}
        problem={problem?.field === 'title' ? undefined : problem} // a blank title is ignored in silence
      />
      {isFull && (
        <p role="alert" className="text-small text-ember">
          The board is full: it holds {MAX_QUESTS} quests. Remove one first.
        </p>
      )}
      <div className="quest-form-actions">
        <Button type="submit">Add Quest</Button>
        <Button emphasis="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
