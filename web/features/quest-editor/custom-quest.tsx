import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isBlank } from '#rules/clean-text.ts';
import { type Category, MAX_QUESTS } from '#rules/quest/quest.ts';
import { readReward } from '#rules/quest/read-reward.ts';
import { MIN_REWARD } from '#rules/quest/reward.ts';
import { addCustomQuest } from '#web/game/add-custom-quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NO_DRAFT, type QuestDraft } from './quest-draft.ts';
import { FigureFields, WordFields } from './quest-fields.tsx';

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
  const title = useRef<HTMLInputElement>(null);
  const reward = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();

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
