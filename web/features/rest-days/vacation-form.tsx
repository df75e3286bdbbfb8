import { type FormEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { parseLocalDate } from '#rules/activity/local-date.ts';
import { boardOf } from '#rules/document/document.ts';
import { type RestRefusal, readRestPeriod } from '#rules/habits/rest-periods.ts';
import { restBounds } from '#rules/habits/term-drafts.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { setRest } from '#web/game/rest-days.ts';
import { useToday } from '#web/game/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { periodWords, refusalWords } from './rest-words.ts';

const ALL = '';

type VacationFormProps = { readonly onMarked: (message: string) => void };

/** Two days and whose they are. */
export function VacationForm({ onMarked }: VacationFormProps): ReactNode {
  const game = useGame();
  const today = useToday();
  const [first, last] = restBounds(today);
  const [fromText, setFromText] = useState<string>(today);
  const [toText, setToText] = useState('');
  const [questId, setQuestId] = useState(ALL);
  const { form, problem, setProblem } = useProblem();
  const board = useView(boardOf);
  const titles = useMemo(() => {
    const resting = board.filter(({ frequency }) => frequency !== 'milestone');
    return new Map([[ALL, 'All quests'], ...resting.map(({ id, title }) => [id, title] as const)]);
  }, [board]);
  const titleOf = (id: string) => titles.get(id) ?? '';

  function mark(event: FormEvent): void {
    event.preventDefault();
    const read = readRestPeriod(parseLocalDate(fromText), parseLocalDate(toText), today);
    setProblem(read.ok ? undefined : read.failure);
    if (!read.ok) return;
    const title = `Rest: ${periodWords(read.value)}`;
    const of = questId === ALL ? undefined : questId;
    setRest(game, { ...read.value, isResting: true, questId: of }, title);
    onMarked(`${title}, ${titleOf(questId)}.`);
    setToText('');
  }

  const dayField = (field: RestRefusal['field'], label: string, text: string) => ({
    label,
    type: 'date',
    'data-field': field,
    min: first,
    max: last,
    value: text,
    problem: problem?.field === field ? refusalWords(problem, today) : undefined,
  });
  return (
    <form ref={form} noValidate onSubmit={mark} className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-label text-label text-muted uppercase">Vacation</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          {...dayField('from', 'From', fromText)}
          onChange={({ target }) => {
            setProblem(undefined);
            setFromText(target.value);
          }}
        />
        <Field
          {...dayField('to', 'To', toText)}
          onChange={({ target }) => {
            setProblem(undefined);
            setToText(target.value);
          }}
        />
      </div>
      <Select
        label="For"
        options={[...titles.keys()]}
        chosen={questId}
        onChoose={setQuestId}
        wordFor={titleOf}
      />
      <Button type="submit" emphasis="quiet">
        Mark these days
      </Button>
    </form>
  );
}

/** The focus goes to the field that is wrong. */
function useProblem() {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<RestRefusal>();
  useLayoutEffect(() => {
    if (problem === undefined) return;
    form.current?.querySelector<HTMLElement>(`[data-field=${problem.field}]`)?.focus();
  }, [problem]);
  return { form, problem, setProblem };
}
