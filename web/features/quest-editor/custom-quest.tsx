import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isBlank } from '#rules/clean-text.ts';
import { type Category, MAX_QUESTS } from '#rules/quest/quest.ts';
import { MIN_REWARD, readReward } from '#rules/quest/reward.ts';
import { useGame } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { addCustomQuest } from './add-custom-quest.ts';
import { NO_DRAFT, type QuestDraft } from './quest-draft.ts';
import { FigureFields, WordFields } from './quest-fields.tsx';

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

type CustomQuestProblem = 'reward' | 'board-full';

function CustomQuestForm({ draft, onDraft, onAdded, onClose }: CustomQuestFormProps): ReactNode {
  const game = useGame();
  const title = useRef<HTMLInputElement>(null);
  const reward = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<CustomQuestProblem>();

  const change = (changed: Partial<QuestDraft>) => {
    if (changed.xpText !== undefined) setProblem(undefined);
    onDraft({ ...draft, ...changed });
  };

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
    <form noValidate onSubmit={add} className="quest-form">
      <WordFields draft={draft} onChange={change} title={title} />
      <FigureFields
        draft={draft}
        onChange={change}
        leastReward={MIN_REWARD}
        reward={reward}
        isRewardWrong={problem === 'reward'}
      />
      {problem === 'board-full' && (
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
