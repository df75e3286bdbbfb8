import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { boardOf } from '#rules/document/document.ts';
import { EVENING, MAX_CUE_LENGTH, MAX_SECTION_LENGTH, MORNING } from '#rules/habits/bounds.ts';
import {
  DIFFICULTIES,
  MAX_DESCRIPTION_LENGTH,
  type Quest,
  RENEWAL_EDITS,
  type RenewalEdit,
} from '#rules/quest/quest.ts';
import { MAX_REWARD, MIN_REWARD, minRewardOf } from '#rules/quest/reward.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { RENEWAL_WORDS } from '#web/game/renew-quests.ts';
import { BadgeToggle } from '#web/ui/forms/badge-toggle.tsx';
import { Choice } from '#web/ui/forms/choice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { problemAt, type QuestPartProps } from './how-often.tsx';
import { isScheduledDraft, type QuestDraft, renewalOf } from './quest-draft.ts';
import { StepsEditor } from './steps-editor.tsx';

/** What the folded part holds, in one line. */
export function moreWords({ section, cue, remindAt, difficulty, xpText }: QuestDraft): string {
  const reminder = remindAt ? [`reminder at ${remindAt}`] : [];
  const parts = [section || 'Any time', cue || 'no cue', ...reminder, difficulty, `+${xpText} XP`];
  return parts.join(' · ');
}

type MoreFieldsProps = QuestPartProps & { readonly quest: Quest | undefined };

/** What a quest can do without at first. */
export function MoreFields({ quest, ...part }: MoreFieldsProps): ReactNode {
  const { draft, onChange, problem } = part;
  const { newId } = useGame();
  const isCleared = quest?.completed === true;
  const hasGoal = draft.counts === 'amount' || draft.counts === 'limit';
  const least = quest ? minRewardOf(quest.id) : MIN_REWARD;
  return (
    <>
      <SectionChoice {...part} />
      <Field
        label="Cue"
        hint="When this happens, the quest begins."
        placeholder="After breakfast"
        maxLength={MAX_CUE_LENGTH}
        autoComplete="off"
        value={draft.cue}
        onChange={({ target }) => onChange({ cue: target.value })}
      />
      <Field
        label="Reminder"
        type="time"
        hint="Comes only while the quest is due and still open. Settings say on which devices."
        value={draft.remindAt}
        onChange={({ target }) => onChange({ remindAt: target.value })}
      />
      {!isCleared && (
        <>
          <Choice
            label="Difficulty"
            options={DIFFICULTIES}
            chosen={draft.difficulty}
            onChoose={(difficulty) => onChange({ difficulty })}
          />
          <Field
            data-field="xpText"
            label="XP reward"
            type="number"
            inputMode="numeric"
            min={least}
            max={MAX_REWARD}
            step={1}
            hint={`${least} to ${MAX_REWARD}: what each completion pays${quest ? ' from now on' : ''}.`}
            problem={problemAt(problem, 'xpText')}
            value={draft.xpText}
            onChange={({ target }) => onChange({ xpText: target.value })}
          />
        </>
      )}
      <RenewalChoice {...part} quest={quest} />
      {draft.counts === 'amount' && <StepsToggle {...part} />}
      {hasGoal && draft.subtasks.length > 0 && (
        <StepsEditor
          steps={draft.subtasks}
          onChange={(subtasks) => onChange({ subtasks })}
          isFixed={isCleared}
          newId={newId}
        />
      )}
      <DescriptionField {...part} />
    </>
  );
}

/** Other targets are never offered where the gate answers the title with help. */
function StepsToggle({ draft, onChange }: QuestPartProps): ReactNode {
  const { title, hasSteps } = draft;
  const reasonId = useId();
  const [isHelped, setIsHelped] = useState<(title: string) => boolean>();
  useEffect(() => {
    const loaded = import('#mentor/safety/model-answers.ts');
    loaded.then(
      ({ isAnsweredByGate }) => setIsHelped(() => (words: string) => isAnsweredByGate([words])),
      () => {}, // not loaded yet and offline: the choice stays as it is
    );
  }, []);
  const isRefused = useMemo(() => isHelped?.(title) ?? false, [isHelped, title]);
  const canChange = isHelped !== undefined && !isRefused;
  useEffect(() => {
    if (isRefused && hasSteps) onChange({ hasSteps: false });
  }, [isRefused, hasSteps, onChange]);
  return (
    <div className="grid justify-items-start gap-1.5">
      <BadgeToggle
        glyph="sparkles"
        isOn={hasSteps}
        onToggle={() => onChange({ hasSteps: !hasSteps })}
        {...(!canChange && { reasonId })}
      >
        Offer me more or less
      </BadgeToggle>
      <p id={reasonId} className="text-small text-muted">
        {isRefused
          ? 'Not for this one: it stays as you set it.'
          : 'After good weeks a bit more, after hard ones a bit less. You decide each time.'}
      </p>
    </div>
  );
}

function DescriptionField({ draft, onChange }: QuestPartProps): ReactNode {
  const id = useId();
  return (
    <div className="quest-form-row">
      <label htmlFor={id}>
        Description <span className="text-faint">(optional)</span>
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={MAX_DESCRIPTION_LENGTH}
        value={draft.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </div>
  );
}

/** With a schedule a quest comes back by itself or asks; what it had before stays offered. */
function RenewalChoice({ draft, onChange, quest }: MoreFieldsProps): ReactNode {
  const isScheduled = isScheduledDraft(draft);
  if (draft.often === 'milestone' || !(quest || isScheduled)) return null;
  const chosen = renewalOf(draft, quest);
  const isOffered = (one: RenewalEdit) =>
    !isScheduled || one === 'ask' || one === 'dawn' || one === chosen;
  return (
    <Select
      label="Renewal"
      options={RENEWAL_EDITS.filter(isOffered)}
      chosen={chosen}
      onChoose={(renewal) => onChange({ renewal })}
      wordFor={(renewal) => RENEWAL_WORDS[renewal]}
    />
  );
}

const ANY_TIME = 'Any time';
const OWN = 'Own';
const PARTS = [MORNING, ANY_TIME, EVENING, OWN] as const;

function partOf(section: string): (typeof PARTS)[number] {
  if (section === '') return ANY_TIME;
  return PARTS.find((one) => one === section) ?? OWN;
}

/** Morning, any time, evening, or a section of the hunter's own. */
function SectionChoice({ draft, onChange }: QuestPartProps): ReactNode {
  const listId = useId();
  const [isOwn, setIsOwn] = useState(partOf(draft.section) === OWN);
  const board = useView(boardOf);
  const known = useMemo(() => {
    const names = new Set(board.map(({ section = '' }) => section));
    return [...names].filter((name) => partOf(name) === OWN);
  }, [board]);
  return (
    <div className="quest-form-row day-parts">
      <Choice
        label="Part of the day"
        options={PARTS}
        chosen={isOwn ? OWN : partOf(draft.section)}
        onChoose={(part) => {
          setIsOwn(part === OWN);
          onChange({ section: part === OWN || part === ANY_TIME ? '' : part });
        }}
      />
      {isOwn && (
        <>
          <Field
            label="Name of the section"
            list={listId}
            maxLength={MAX_SECTION_LENGTH}
            autoComplete="off"
            placeholder="After work"
            value={draft.section}
            onChange={({ target }) => onChange({ section: target.value })}
          />
          <datalist id={listId}>
            {known.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </div>
  );
}
