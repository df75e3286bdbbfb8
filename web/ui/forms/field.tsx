import { type ComponentProps, type ReactNode, useId } from 'react';

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'> & {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it, said beside it. */
  readonly problem?: string | undefined;
  /** A control inside the box, at its end. */
  readonly trailing?: ReactNode;
};

export function Field({ label, hint, problem, trailing, ...input }: FieldProps): ReactNode {
  const id = useId();
  const words = problem ?? hint;
  return (
    <div className="grid gap-1.5 text-left">
      <label htmlFor={id} className="text-small font-semibold text-ink">
        {label}
      </label>
      <div className="relative grid">
        <input
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={words === undefined ? undefined : `${id}-words`}
          className={`min-h-12.5 w-full min-w-0 rounded-md border bg-void px-4 text-body text-ink placeholder:text-faint focus-visible:border-system focus-visible:outline-offset-0 ${problem === undefined ? 'border-edge' : 'border-ember'} ${trailing === undefined ? '' : 'pr-14'}`}
          {...input}
        />
        {trailing}
      </div>
      {words !== undefined && (
        <p
          id={`${id}-words`}
          className={`text-small ${problem === undefined ? 'text-muted' : 'text-ember'}`}
        >
          {words}
        </p>
      )}
    </div>
  );
}
