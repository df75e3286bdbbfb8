import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { ChipForm } from '#mentor/planner/chip-changes.ts';
import type { Correction } from '#mentor/understand/corrections.ts';
import type { Weekday } from '#mentor/understand/figures/rhythm.ts';
import {
  LONGEST_UNIT,
  MINUTES_A_DAY,
  MOST_OF_A_TARGET,
  unitIn,
} from '#mentor/understand/stored-corrections.ts';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

type FormProps<Kind extends ChipForm['kind']> = {
  readonly form: Extract<ChipForm, { kind: Kind }>;
  readonly onCorrect: (correction: Correction) => void;
};

type ChipFormProps = {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

function FilledIn({ onSubmit, children }: ChipFormProps): ReactNode {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate className="grid max-w-md gap-3" onSubmit={send}>
      {children}
      <div>
        <Button type="submit" size="small">
          Use this
        </Button>
      </div>
    </form>
  );
}

/** The number of a text; undefined where it is none between the bounds. */
function numberFrom(text: string, least: number, most: number): number | undefined {
  const n = Number(
    text
      .trim()
      .replace(/(?<=\d)[, ](?=\d{3})/g, '')
      .replace(',', '.'),
  );
  return text.trim() !== '' && n >= least && n <= most ? n : undefined;
}

const LEAST_TARGET = 0.1;

export function TargetForm({ form, onCorrect }: FormProps<'target'>): ReactNode {
  const { said, underMinutes } = form;
  const isTimed = underMinutes !== undefined;
  const [count, setCount] = useState(form.n === undefined ? '' : String(form.n));
  const [unit, setUnit] = useState(form.unit ?? '');
  const [minutes, setMinutes] = useState(isTimed ? String(underMinutes) : '');
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const submit = () => {
    const n = numberFrom(count, LEAST_TARGET, MOST_OF_A_TARGET);
    const under = numberFrom(minutes, LEAST_TARGET, MOST_OF_A_TARGET);
    const isMissing = n === undefined && (count.trim() !== '' || under === undefined);
    if (isMissing || (minutes.trim() !== '' && under === undefined)) {
      setProblem('A number up to 1,000,000, please.');
      first.current?.focus();
      return;
    }
    onCorrect({
      about: 'target',
      said,
      ...(n !== undefined && { n, unit: unitIn(unit) }),
      ...(under !== undefined && { underMinutes: under }),
    });
  };
  return (
    <FilledIn onSubmit={submit}>
      <div className="grid grid-cols-2 items-start gap-2">
        <Field
          ref={first}
          label="Number"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={count}
          problem={problem}
          onChange={({ target }) => setCount(target.value)}
        />
        <Field
          label="Of what"
          autoComplete="off"
          maxLength={LONGEST_UNIT}
          value={unit}
          onChange={({ target }) => setUnit(target.value)}
        />
      </div>
      {isTimed && (
        <Field
          label="In less than so many minutes"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      )}
    </FilledIn>
  );
}

export function DateForm({ form, onCorrect }: FormProps<'date'>): ReactNode {
  const { said, least, most } = form;
  const [text, setText] = useState<string>(form.by ?? '');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const by = parseLocalDate(text);
    if (by && by >= least && by <= most) onCorrect({ about: 'date', said, by });
    else {
      setProblem('A day from tomorrow on, at most three years away.');
      field.current?.focus();
    }
  };
  return (
    <FilledIn onSubmit={submit}>
      <Field
        ref={field}
        type="date"
        label="Day"
        min={least}
        max={most}
        value={text}
        problem={problem}
        onChange={({ target }) => setText(target.value)}
      />
    </FilledIn>
  );
}

const DAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;
const CHOSEN = 'On chosen days';
const ANY_DAYS = [
  'Every day',
  'On any 6 days',
  'On any 5 days',
  'On any 4 days',
  'On any 3 days',
  'On any 2 days',
  'On any 1 day',
] as const;
const OFTEN = [...ANY_DAYS, CHOSEN] as const;
type Often = (typeof OFTEN)[number];

export function WeekForm({ form, onCorrect }: FormProps<'time'>): ReactNode {
  const { days } = form;
  const [often, setOften] = useState<Often>(
    typeof days === 'number' ? (ANY_DAYS[7 - days] ?? 'Every day') : CHOSEN,
  );
  const [chosen, setChosen] = useState<readonly Weekday[]>(typeof days === 'number' ? [] : days);
  const [minutes, setMinutes] = useState(String(form.minutes));
  const [problem, setProblem] = useState<'days' | 'minutes'>();
  const [least, most] = MINUTES_A_DAY;
  const field = useRef<HTMLInputElement>(null);
  const toggle = (day: Weekday) =>
    setChosen(MONDAY_FIRST.filter((one) => chosen.includes(one) !== (one === day)));
  const submit = () => {
    const aDay = numberFrom(minutes, least, most);
    if (aDay === undefined) {
      setProblem('minutes');
      field.current?.focus();
      return;
    }
    if (often === CHOSEN && chosen.length === 0) return setProblem('days');
    const asked = often === CHOSEN ? chosen : 7 - ANY_DAYS.indexOf(often);
    onCorrect({ about: 'time', days: asked, minutes: Math.round(aDay) });
  };
  return (
    <FilledIn onSubmit={submit}>
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <Select label="Days" options={OFTEN} chosen={often} onChoose={setOften} />
        <Field
          ref={field}
          label="Minutes a day"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={minutes}
          problem={problem === 'minutes' ? `From ${least} to ${most} minutes.` : undefined}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </div>
      {often === CHOSEN && (
        <fieldset className="grid grid-cols-4 gap-1.5 sm:grid-cols-7">
          <legend className="pb-1.5 font-semibold text-ink">Which days</legend>
          {MONDAY_FIRST.map((day) => (
            <button
              key={day}
              type="button"
              aria-pressed={chosen.includes(day)}
              onClick={() => toggle(day)}
              className={`inline-flex min-h-11 min-w-0 items-center justify-center gap-1 rounded-md border font-semibold ${chosen.includes(day) ? 'border-violet bg-cell-2 text-white' : 'border-edge text-ink hover:border-violet'}`}
            >
              {chosen.includes(day) && <Glyph name="check" size={14} />}
              {DAY_NAMES[day]}
            </button>
          ))}
          {problem === 'days' && chosen.length === 0 && (
            <p role="alert" className="col-span-full text-ember">
              Choose at least one day.
            </p>
          )}
        </fieldset>
      )}
    </FilledIn>
  );
}
