import { type ReactNode, useId } from 'react';
import { Glyph } from '#web/ui/glyph.tsx';
import './select.css';

type SelectProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** The text of an option, if not the value itself. */
  readonly wordFor?: (value: Value) => string;
};

/** A drop-down list. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const { label, options, chosen, onChoose, wordFor = String } = props;
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold text-ink">
        {label}
      </label>
      <div className="select">
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => {
            const option = options.find((one) => one === target.value);
            if (option !== undefined) onChoose(option);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {wordFor(option)}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" />
      </div>
    </div>
  );
}
