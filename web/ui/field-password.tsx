import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field } from './field.tsx';

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

/** Not from the sprite: the landing page would fetch all of it for this one sign. */
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
