import { type ReactNode, useId } from 'react';
import { Glyph } from '#web/ui/glyph.tsx';

type ForgeSelectProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

export function ForgeSelect<Value extends string>(props: ForgeSelectProps<Value>): ReactNode {
  const { label, options, chosen, onChoose } = props;
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold text-ink">
        {label}
      </label>
      <div className="forge-select">
        <select
          id={id}
          value={chosen}
          onChange={({ target }) => {
            const option = options.find((one) => one === target.value);
            if (option) onChoose(option);
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" />
      </div>
    </div>
  );
}
