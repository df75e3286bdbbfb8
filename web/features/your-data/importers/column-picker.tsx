import { type ReactNode, useMemo, useState } from 'react';
import { MAX_UNIT_LENGTH } from '#rules/habits/bounds.ts';
import { MAX_TITLE_LENGTH } from '#rules/quest/quest.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/forms/choice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { DAY_ORDERS, type DayOrder, parseDay } from './csv-days.ts';
import {
  type CsvColumns,
  type CsvLayout,
  type CsvTable,
  dayReading,
  guessColumns,
  hasAmounts,
  LAYOUTS,
  marksIn,
} from './csv-habits.ts';
import { dayWords } from './foreign-words.ts';
import { parseNumber, type ValueReading } from './mark-values.ts';

const LAYOUT_WORDS: Readonly<Record<CsvLayout, string>> = {
  rows: 'One line for each mark',
  columns: 'One column for each habit',
};
const SAMPLE_LINES = 3;

type ColumnPickerProps = {
  readonly table: CsvTable;
  readonly onPicked: (columns: CsvColumns) => void;
};

/** Asks what the columns of a table are; what seems right is chosen already. */
export function ColumnPicker({ table, onPicked }: ColumnPickerProps): ReactNode {
  const [columns, setColumns] = useState(() => guessColumns(table));
  const change = (part: Partial<CsvColumns>) => setColumns({ ...columns, ...part });
  const pick = (date: number) => change({ date, order: undefined, ...dayReading(table, date) });
  const reading = useMemo(() => dayReading(table, columns.date), [table, columns.date]);
  const isRows = columns.layout === 'rows';
  const isCounted = hasAmounts(table, columns);
  const problem = problemIn(columns, isCounted);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onPicked(columns);
      }}
    >
      <p className="text-body">
        A table of {table.rows.length.toLocaleString('en')} lines. What is in its columns?
      </p>
      <Choice
        label="The table has"
        options={LAYOUTS}
        chosen={columns.layout}
        onChoose={(layout) => change({ layout })}
        wordFor={(layout) => LAYOUT_WORDS[layout]}
      />
      <ColumnSelect label="Day" table={table} chosen={columns.date} onChoose={pick} />
      {'example' in reading && (
        <Choice
          label={`Which day is ${reading.example}?`}
          options={DAY_ORDERS}
          chosen={columns.order}
          onChoose={(order) => change({ order })}
          wordFor={(order) => orderWords(reading.example, order)}
        />
      )}
      {isRows && (
        <>
          <ColumnSelect
            label="Name of the habit"
            none="No column: it is all one habit"
            table={table}
            chosen={columns.name}
            onChoose={(name) => change({ name })}
          />
          {columns.name < 0 && (
            <Field
              label="What is it called?"
              maxLength={MAX_TITLE_LENGTH}
              value={columns.title}
              onChange={({ target }) => change({ title: target.value })}
            />
          )}
          <ColumnSelect
            label="Done, or how much"
            none="No column: each line is done"
            table={table}
            chosen={columns.value}
            onChoose={(value) => change({ value })}
          />
        </>
      )}
      <ColumnSelect
        label="Note"
        none="No column"
        table={table}
        chosen={columns.note}
        onChoose={(note) => change({ note })}
      />
      {isCounted && (
        <div className="grid grid-cols-2 gap-3">
          <Field
            label="Done from"
            inputMode="decimal"
            value={columns.target}
            onChange={({ target }) => change({ target: target.value })}
          />
          <Field
            label="Unit"
            maxLength={MAX_UNIT_LENGTH}
            value={columns.unit}
            onChange={({ target }) => change({ unit: target.value })}
          />
        </div>
      )}
      <Sample table={table} columns={columns} />
      <p role="alert" className="text-small text-ember empty:hidden">
        {problem}
      </p>
      <Button type="submit" aria-disabled={problem !== undefined || undefined}>
        Go on to the preview
      </Button>
    </form>
  );
}

function orderWords(example: string, order: DayOrder): string {
  const day = parseDay(example, order);
  return day === undefined ? order : dayWords(day);
}

function problemIn(columns: CsvColumns, isCounted: boolean): string | undefined {
  const { order, layout, name, title, target, unit } = columns;
  if (order === undefined) return 'Say how its days are to be read.';
  if (layout === 'rows' && name < 0 && title.trim() === '') return 'Give the habit a name.';
  if (!isCounted) return undefined;
  if (!((parseNumber(target) ?? 0) > 0)) return '“Done from” must be a number above 0.';
  return unit.trim() === '' ? 'Say what is counted.' : undefined;
}

type ColumnSelectProps = {
  readonly label: string;
  readonly none?: string;
  readonly table: CsvTable;
  readonly chosen: number;
  readonly onChoose: (column: number) => void;
};

function ColumnSelect({ label, none, table, chosen, onChoose }: ColumnSelectProps): ReactNode {
  const { columns, rows } = table;
  const options = [...(none === undefined ? [] : ['-1']), ...columns.map((_, at) => String(at))];
  return (
    <Select
      label={label}
      options={options}
      chosen={String(chosen)}
      onChoose={(value) => onChoose(Number(value))}
      wordFor={(value) => {
        const at = Number(value);
        const example = rows[0]?.[at]?.trim().slice(0, 24) ?? '';
        return at < 0 ? (none ?? '') : `${columns[at]}${example === '' ? '' : ` (${example})`}`;
      }}
    />
  );
}

type SampleProps = { readonly table: CsvTable; readonly columns: CsvColumns };

/** The first lines as they would be read. */
function Sample({ table, columns }: SampleProps): ReactNode {
  const lines = table.rows.slice(0, SAMPLE_LINES).map((row) => {
    const day = columns.order && parseDay(row[columns.date] ?? '', columns.order);
    const [first, ...more] = marksIn(row, table, columns);
    const mark = first && `${first.name || 'no name'}: ${valueWords(first.value, columns.unit)}`;
    const others = more.length === 0 ? [] : `and ${more.length} more`;
    const note = first?.note ? `“${first.note.slice(0, 30)}”` : [];
    return [day ? dayWords(day) : 'no day', mark ?? [], others, note].flat().join(' · ');
  });
  return (
    <section aria-label="As it would be read" className="import-part">
      <h3>The first lines would be</h3>
      <ul className="import-names">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same; each has its place
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function valueWords(value: ValueReading, unit: string): string {
  if (value.kind === 'number') {
    if (value.number === 0 || value.number === 1) return value.number === 1 ? 'done' : 'not done';
    return `${value.number} ${unit}`;
  }
  if (value.kind === 'unreadable') return `“${value.text.slice(0, 20)}” is no known word`;
  return { done: 'done', 'not-done': 'not done', skipped: 'skipped', none: 'nothing' }[value.kind];
}
