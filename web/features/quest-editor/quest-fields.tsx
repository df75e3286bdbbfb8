import { type ReactNode, useId, useState } from 'react';
import { isTracked } from '#rules/habits/schedule.ts';
import { CATEGORIES, MAX_TITLE_LENGTH, type Quest } from '#rules/quest/quest.ts';
import { useGame } from '#web/game/game-context.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Seal } from '#web/ui/seal.tsx';
import { HowOften, problemAt, type QuestPartProps } from './how-often.tsx';
import { MoreFields, moreWords } from './more-fields.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { WhatCounts } from './what-counts.tsx';
import './quest-fields.css';

type QuestFieldsProps = QuestPartProps & {
  /** The quest that is edited; none in the form of a new one. */
  readonly quest?: Quest;
};

/** The four common fields, and the rest under More; on a wide screen More stands open beside them. */
export function QuestFields({ quest, ...part }: QuestFieldsProps): ReactNode {
  const { draft, onChange, problem } = part;
  const { newId } = useGame();
  const moreId = useId();
  const [isOpened, setIsOpened] = useState(false);
  const isMoreOpen = isOpened || problem?.field === 'xpText';
  const isCleared = quest?.completed === true;
  const hasTerms = !isCleared || isTracked(quest);
  return (
    <div className="quest-form-columns">
      <div className="quest-form-column">
        <Field
          label="Title"
          data-field="title"
          data-first-focus
          required
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          value={draft.title}
          problem={problemAt(problem, 'title')}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        {isCleared && (
          <p className="text-small text-muted">
            Cleared: what it asked and paid stays as it was. Its words are yours to change.
          </p>
        )}
        {!isCleared && <CategoryChoice {...part} />}
        {hasTerms && <HowOften {...part} />}
        {hasTerms ? (
          <WhatCounts {...part} isFixed={isCleared} />
        ) : (
          <StepsEditor
            steps={draft.subtasks}
            onChange={(subtasks) => onChange({ subtasks })}
            isFixed
            newId={newId}
          />
        )}
      </div>
      <div className="quest-form-column quest-form-more" data-open={isMoreOpen || undefined}>
        <button
          type="button"
          aria-expanded={isMoreOpen}
          aria-controls={moreId}
          onClick={() => setIsOpened(!isMoreOpen)}
          className="quest-form-fold"
        >
          <span className="grid min-w-0 text-left">
            <span className="font-bold text-white">More</span>{' '}
            <span className="text-small text-muted wrap-anywhere">{moreWords(draft)}</span>
          </span>
          <Glyph name="chevron-down" />
        </button>
        <h3 className="quest-form-more-title">More</h3>
        <div id={moreId} className="quest-form-column quest-form-rest">
          <MoreFields {...part} quest={quest} />
        </div>
      </div>
    </div>
  );
}

function CategoryChoice({ draft, onChange }: QuestPartProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="category-choice">
      <legend className="choice-legend">Category</legend>
      {CATEGORIES.map((category) => (
        <label key={category} className="picture-option">
          <input
            type="radio"
            name={name}
            value={category}
            checked={category === draft.category}
            onChange={() => onChange({ category })}
          />
          <Seal
            sign={category.toLowerCase()}
            look={category === draft.category ? 'intermediate' : 'basic'}
          />
          <span>{category}</span>
        </label>
      ))}
    </fieldset>
  );
}
