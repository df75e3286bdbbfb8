import { type ReactNode, useState } from 'react';
import type { ReadChip } from '#mentor/planner/board-reading.ts';
import type { ChipForm } from '#mentor/planner/chip-changes.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import { unreachable } from '#rules/unreachable.ts';
import { Button } from '#web/ui/button.tsx';
import { DateForm, TargetForm, WeekForm } from './chip-forms.tsx';

type ChipPanelProps = {
  readonly id: string;
  readonly chip: ReadChip;
  readonly onCorrect: (correction: Correction) => void;
  /** What is asked was understood. */
  readonly onRight: () => void;
};

const CHOICE = { emphasis: 'quiet', size: 'small' } as const;

/** What a chip could be instead: choices, and something to fill in. */
export function ChipPanel({ id, chip, onCorrect, onRight }: ChipPanelProps): ReactNode {
  const { about, choices, form, isAsked } = chip;
  const far = choices.filter(({ isFar }) => isFar);
  const [isWide, setIsWide] = useState(far.length === choices.length);
  const shown = isWide ? choices : choices.filter(({ isFar }) => !isFar);
  return (
    <div id={id} className="forge-notes gap-3">
      <p>{LEADS[about] ?? (isAsked ? 'Is it that, or rather:' : 'Or rather:')}</p>
      {form && <FormOf form={form} onCorrect={onCorrect} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isAsked && about === 'goal' && (
          <Button {...CHOICE} onClick={onRight}>
            Yes, that is it
          </Button>
        )}
        {shown.map(({ label, correction }) => (
          <Button key={label} {...CHOICE} onClick={() => onCorrect(correction)}>
            {label}
          </Button>
        ))}
        {!isWide && far.length > 0 && (
          <Button {...CHOICE} onClick={() => setIsWide(true)}>
            Something else
          </Button>
        )}
      </div>
    </div>
  );
}

const LEADS: Partial<Record<ReadChip['about'], string>> = {
  target: 'How much is meant?',
  date: 'By when?',
  'ask-date': 'Which day is meant?',
  pace: 'By when?',
  time: 'When, and how long?',
  caution: 'I made room for this. If it is not so:',
  corrected: 'If it was no slip:',
};

type FormOfProps = {
  readonly form: ChipForm;
  readonly onCorrect: (correction: Correction) => void;
};

function FormOf({ form, onCorrect }: FormOfProps): ReactNode {
  switch (form.kind) {
    case 'target':
      return <TargetForm form={form} onCorrect={onCorrect} />;
    case 'date':
      return <DateForm form={form} onCorrect={onCorrect} />;
    case 'time':
      return <WeekForm form={form} onCorrect={onCorrect} />;
    default:
      return unreachable(form);
  }
}
