import { type ReactNode, useId } from 'react';
import './choice.css';

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly Value[];
  /** Undefined while nothing is chosen. */
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** The text of an option, if not the value itself. */
  readonly wordFor?: (value: Value) => string;
};

/** Radio buttons: one of a few options, all visible. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { label, options, chosen, onChoose, wordFor = String } = props;
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="choice-legend">{label}</legend>
      {options.map((option) => (
        <label key={option} className="choice-option">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <span>{wordFor(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
