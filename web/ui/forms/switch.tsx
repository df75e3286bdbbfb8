import { type ReactNode, useId } from 'react';
import './switch.css';

type SwitchProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  /** It cannot be switched here; the hint says why. */
  readonly isFixed?: boolean;
  readonly onChange: (isOn: boolean) => void;
};

export function Switch({ label, hint, isOn, isFixed, onChange }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-body font-semibold">
        <span className="min-w-0">{label}</span>
        <input
          type="checkbox"
          checked={isOn}
          disabled={isFixed}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="switch"
        />
      </label>
      {hint !== undefined && (
        <p id={id} className="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
