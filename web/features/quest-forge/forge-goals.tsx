import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Field } from '#web/ui/forms/field.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { isOneTooMany } from './goal-list.ts';
import type { Forge } from './use-forge.ts';

type ForgeGoalsProps = {
  readonly forge: Forge;
  readonly text: string;
  readonly onText: (text: string) => void;
};

export function ForgeGoals({ forge, text, onText }: ForgeGoalsProps): ReactNode {
  const { wish, state } = forge;
  const field = useRef<HTMLInputElement>(null);
  const isTooMany = isOneTooMany(wish.goals, text);

  function add(): void {
    forge.addGoal(text);
    if (!isTooMany) onText('');
    field.current?.focus();
  }
  /** Enter adds the goal instead of sending the form. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className="grid gap-3">
      <Field
        ref={field}
        data-first-focus
        label="Goals"
        placeholder="Add a goal, press Enter"
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        trailing={
          <button type="button" aria-label="Add goal" className="forge-plus" onClick={add}>
            <Glyph name="plus" />
          </button>
        }
      />
      {state.kind === 'no-goal' && (
        <p role="alert" className="text-small text-ember">
          Please add at least one goal
        </p>
      )}
      {isTooMany && (
        <p role="alert" className="text-small text-ember">
          Ten goals are enough.
        </p>
      )}
      {wish.goals.length > 0 && (
        <ul aria-label="Your goals" className="flex flex-wrap gap-2">
          {wish.goals.map((goal) => (
            <li key={goal} className="forge-goal">
              <span className="min-w-0 wrap-anywhere">{goal}</span>
              <button
                type="button"
                aria-label={`Remove ${goal}`}
                onClick={() => {
                  forge.removeGoal(goal);
                  field.current?.focus();
                }}
              >
                <Glyph name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
