import { type ComponentProps, type ReactNode, useId, useState } from 'react';

type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'> & {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with the value; shown below the box. */
  readonly problem?: string | undefined;
  /** A control inside the box, at its right end. */
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

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>;

export function PasswordField(props: PasswordFieldProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      trailing={
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-md text-muted hover:text-ink focus-visible:outline-offset-0"
        >
          <Eye isShut={isShown} />
        </button>
      }
    />
  );
}

/** Drawn here and not taken from the sprite: the landing page would load the whole sprite for it. */
function Eye({ isShut }: { readonly isShut: boolean }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5.5 fill-none stroke-current stroke-2"
    >
      <path d="M2 12Q12-1 22 12 12 25 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {isShut && <path d="M3 3 21 21" />}
    </svg>
  );
}
