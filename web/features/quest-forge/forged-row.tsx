import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { difficultyWord, type ForgedQuest, planOf } from '#mentor/forge/generated-quest.ts';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { MAX_TITLE_LENGTH } from '#rules/quest/quest.ts';
import { areStepBlocksTold } from '#rules/quest/quest-summary.ts';
import { counted } from '#web/ui/counted.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Seal } from '#web/ui/seal.tsx';
import type { QuestEdit } from './use-forge.ts';

type ForgedRowProps = {
  readonly quest: ForgedQuest;
  readonly isOnBoard: boolean;
  readonly isTaken: boolean;
  readonly onTake: () => void;
  readonly onEdit: (edits: QuestEdit) => void;
};

/** A forged quest. Its control takes or leaves it; the row itself opens to be read and changed. */
export function ForgedRow(props: ForgedRowProps): ReactNode {
  const { quest, isOnBoard, isTaken, onTake, onEdit } = props;
  const titleId = useId();
  const moreId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { difficulty, category, xpReward } = planOf(quest);
  return (
    <article aria-labelledby={titleId} className="forged" data-difficulty={difficulty}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
        className="forged-head"
      >
        <Seal sign={category.toLowerCase()} look={difficulty} />
        <span className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <span id={titleId} className="forged-title" data-open={isOpen}>
            {quest.title}
          </span>
          <span className="flex items-baseline justify-between gap-3 text-small text-muted">
            <span className="min-w-0 truncate">
              {quest.when ?? quest.frequency} · {quest.duration}
            </span>
            <span className="font-label font-semibold whitespace-nowrap text-gold">
              +{xpReward} <span className="sr-only">XP</span>
            </span>
          </span>
        </span>
      </button>
      {isOnBoard ? (
        <span className="forged-added">
          <Glyph name="check" size={23} />
          <span className="sr-only">On your board</span>
        </span>
      ) : (
        <button
          type="button"
          aria-pressed={isTaken}
          aria-label={`Take ${quest.title}`}
          onClick={onTake}
          className="forged-take"
        >
          <Glyph name={isTaken ? 'check' : 'plus'} size={23} />
        </button>
      )}
      <div id={moreId} hidden={!isOpen} className="forged-more">
        {isOpen && (
          <ForgedMore
            quest={quest}
            isFixed={isOnBoard}
            onEdit={onEdit}
            onClose={() => setIsOpen(false)}
          />
        )}
      </div>
    </article>
  );
}

const FREQUENCIES = ['Daily', 'Weekly', 'Once'] as const;

type ForgedMoreProps = Pick<ForgedRowProps, 'quest' | 'onEdit'> & {
  /** It is on the board already and is changed there. */
  readonly isFixed: boolean;
  readonly onClose: () => void;
};

function ForgedMore({ quest, isFixed, onEdit, onClose }: ForgedMoreProps): ReactNode {
  const { category, estimatedPomodoros: blocks = 1 } = planOf(quest);
  const { frequency } = quest;
  const areBlocksTold = areStepBlocksTold(blocks, quest.subtasks);
  return (
    <>
      {!isFixed && (
        <>
          <TitleField title={quest.title} onSave={(title) => onEdit({ title })} onClose={onClose} />
          <Select
            label="How often"
            options={FREQUENCIES}
            chosen={frequency === 'Custom' ? 'Once' : frequency}
            onChoose={(chosen) => onEdit({ frequency: chosen })}
          />
        </>
      )}
      <ul className="forged-steps">
        {quest.subtasks.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same title
          <li key={at}>
            <span className="min-w-0 wrap-anywhere">{step.title}</span>
            {areBlocksTold && (
              <span className="whitespace-nowrap text-muted">
                {counted(step.estimatedPomodoros, 'focus block')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {category} · {difficultyWord(quest)} · {counted(blocks, 'focus block')}
      </p>
      {quest.reason && (
        <p className="text-small text-muted first-letter:uppercase">{quest.reason}</p>
      )}
    </>
  );
}

type TitleFieldProps = {
  readonly title: string;
  readonly onSave: (title: string) => void;
  readonly onClose: () => void;
};

/** The title, saved when the field is left or on Enter. A blank text changes nothing. */
function TitleField({ title, onSave, onClose }: TitleFieldProps): ReactNode {
  const id = useId();
  const [draft, setDraft] = useState(title);
  function save(): void {
    const named = cutText(cleanLine(draft), MAX_TITLE_LENGTH);
    if (isBlank(named)) setDraft(title);
    else onSave(named);
  }
  /** Enter saves; Escape closes the row and not the window. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') save();
    else onClose();
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold text-ink">
        Quest title
      </label>
      <textarea
        id={id}
        rows={1}
        enterKeyHint="done"
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
