import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { isOneTooMany } from '#web/game/forge-goals.ts';
import type { Forge } from '#web/game/forge-hook.ts';
import { Field } from '#web/ui/field.tsx';
import { Glyph } from '#web/ui/glyph.tsx';

type ForgeGoalsProps = {
  readonly forge: Forge;
  readonly said: string;
  readonly onSay: (said: string) => void;
};

export function ForgeGoals({ forge, said, onSay }: ForgeGoalsProps): ReactNode {
  const { wish, state } = forge;
  const field = useRef<HTMLInputElement>(null);
  const isTooMany = isOneTooMany(wish.goals, said);

  function add(): void {
    forge.addGoal(said);
    if (!isTooMany) onSay('');
    field.current?.focus();
  }
  /** Enter adds a goal here; it does not send the form. */
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
        value={said}
        onChange={({ target }) => onSay(target.value)}
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
