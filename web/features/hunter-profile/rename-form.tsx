import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { MAX_NAME_LENGTH } from '#rules/hunter/hunter.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';

type RenameFormProps = {
  readonly name: string;
  readonly onSave: (wanted: string) => void;
  readonly onCancel: () => void;
};

/** Enter saves, Escape cancels; a blank name shows a problem and is not saved. */
export function RenameForm({ name, onSave, onCancel }: RenameFormProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(name);
  const [isRefused, setIsRefused] = useState(false);

  useLayoutEffect(() => field.current?.select(), []);

  function save(event: FormEvent): void {
    event.preventDefault();
    if (isBlank(cleanLine(wanted))) {
      setIsRefused(true);
      field.current?.focus();
    } else {
      onSave(wanted);
    }
  }

  function cancelOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel();
  }

  return (
    <form onSubmit={save} onKeyDown={cancelOnEscape} noValidate className="grid gap-3">
      <Field
        ref={field}
        label="Hunter name"
        value={wanted}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        problem={isRefused ? 'A hunter needs a name.' : undefined}
        onChange={(event) => {
          setWanted(event.target.value);
          setIsRefused(false);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Save name</Button>
        <Button emphasis="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
