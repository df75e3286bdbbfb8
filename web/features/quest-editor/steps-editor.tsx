import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MAX_SUBTASKS, MAX_TITLE_LENGTH, type PlannedSubtask } from '#rules/quest/quest.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

type StepsEditorProps = {
  readonly steps: readonly PlannedSubtask[];
  readonly onChange: (steps: readonly PlannedSubtask[]) => void;
  /** The quest is cleared: its steps can only be renamed. */
  readonly isFixed: boolean;
  readonly newId: () => string;
};

/** Where the focus goes after the list has changed. */
type StepFocus = { readonly step: number; readonly part: 'name' | 'up' | 'down' };

export function StepsEditor({ steps, onChange, isFixed, newId }: StepsEditorProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const [message, setMessage] = useState('');
  const [focus, setFocus] = useState<StepFocus>();
  useLayoutEffect(() => {
    if (focus === undefined) return;
    const row = list.current?.children[focus.step];
    row?.querySelector<HTMLElement>(`[data-part=${focus.part}]`)?.focus();
  }, [focus]);

  if (isFixed && steps.length === 0) return null;

  const add = () => {
    onChange([...steps, { id: newId(), title: '' }]);
    setFocus({ step: steps.length, part: 'name' });
  };
  const remove = (at: number) => {
    onChange(steps.toSpliced(at, 1));
    setMessage(`Step ${at + 1} removed, ${steps.length - 1} left`);
    setFocus({ step: Math.min(at, steps.length - 2), part: 'name' });
  };
  const move = (at: number, to: number) => {
    const step = steps[at];
    if (step === undefined || to < 0 || to >= steps.length) return;
    onChange(steps.toSpliced(at, 1).toSpliced(to, 0, step));
    setMessage(`${step.title || 'Step'} is now step ${to + 1} of ${steps.length}`);
    setFocus({ step: to, part: to < at ? 'up' : 'down' });
  };

  return (
    <fieldset className="steps-editor">
      <legend>
        Steps <span className="text-faint">(optional)</span>
      </legend>
      <p role="status" className="sr-only">
        {message}
      </p>
      <ol ref={list}>
        {steps.map((step, at) => (
          <li key={step.id} className="steps-editor-row">
            <input
              data-part="name"
              aria-label={`Step ${at + 1}`}
              maxLength={MAX_TITLE_LENGTH}
              autoComplete="off"
              value={step.title}
              onChange={({ target }) => onChange(steps.with(at, { ...step, title: target.value }))}
            />
            {!isFixed && (
              <>
                <RowButton
                  part="up"
                  label={`Move step ${at + 1} up`}
                  isAtEnd={at === 0}
                  onPress={() => move(at, at - 1)}
                />
                <RowButton
                  part="down"
                  label={`Move step ${at + 1} down`}
                  isAtEnd={at === steps.length - 1}
                  onPress={() => move(at, at + 1)}
                />
                <RowButton
                  part="trash"
                  label={`Remove step ${at + 1}`}
                  isAtEnd={false}
                  onPress={() => remove(at)}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {!isFixed && steps.length < MAX_SUBTASKS && (
        <Button emphasis="quiet" size="small" onClick={add}>
          <Glyph name="plus" />
          Add a step
        </Button>
      )}
    </fieldset>
  );
}

type RowButtonProps = {
  readonly part: 'up' | 'down' | 'trash';
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
};

function RowButton({ part, label, isAtEnd, onPress }: RowButtonProps): ReactNode {
  return (
    <button
      type="button"
      data-part={part}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
      className="steps-editor-button"
    >
      <Glyph name={part === 'trash' ? part : 'chevron-down'} />
    </button>
  );
}
