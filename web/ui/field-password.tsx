import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field } from './field.tsx';
import { Glyph } from './glyph.tsx';

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
          <Glyph name={isShown ? 'eye-off' : 'eye'} size={22} />
        </button>
      }
    />
  );
}
