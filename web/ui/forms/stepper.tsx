import { type ReactNode, useId } from 'react';
import './stepper.css';

type StepperProps = {
  readonly label: string;
  /** As it was typed. */
  readonly text: string;
  /** The number of the text; `undefined` while it is none. */
  readonly count: number | undefined;
  readonly bounds: readonly [least: number, most: number];
  readonly onChange: (text: string) => void;
  /** Shown after the number. */
  readonly words: string;
  readonly problem?: string | undefined;
  /** The name of the field, to find its box by. */
  readonly field: string;
};

/** A small whole number: typed, or changed by two buttons. */
export function Stepper(props: StepperProps): ReactNode {
  const { label, text, count, bounds, onChange, words, problem, field } = props;
  const id = useId();
  const [least, most] = bounds;
  const step = (by: number) =>
    onChange(String(Math.min(most, Math.max(least, (count ?? least) + by))));
  return (
    <div className="stepper">
      <StepButton
        label={`${label}: one less`}
        sign="M5 12h14"
        isAtEnd={count !== undefined && count <= least}
        onPress={() => step(-1)}
      />
      <input
        data-field={field}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <StepButton
        label={`${label}: one more`}
        sign="M5 12h14M12 5v14"
        isAtEnd={count !== undefined && count >= most}
        onPress={() => step(1)}
      />
      <span className="text-small text-muted">{words}</span>
      {problem !== undefined && (
        <p id={id} className="stepper-problem text-small text-ember">
          {problem}
        </p>
      )}
    </div>
  );
}

type StepButtonProps = {
  readonly label: string;
  readonly sign: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
  readonly className?: string;
};

export function StepButton({
  label,
  sign,
  isAtEnd,
  onPress,
  className,
}: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
      className={className}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 stroke-current stroke-2">
        <path d={sign} />
      </svg>
    </button>
  );
}
