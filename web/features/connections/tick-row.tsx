import { type ReactNode, useId } from 'react';
import '#web/ui/forms/tick-box.css';

type TickRowProps = {
  readonly what: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** One choice of several that can be made together. */
export function TickRow({ what, hint, isOn, onChange }: TickRowProps): ReactNode {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
      <input
        id={id}
        type="checkbox"
        className="tick-box"
        checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="grid">
        <span className="text-body">{what}</span>
        <span id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
}
