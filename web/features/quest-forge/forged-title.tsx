import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cleanLine, isBlank } from '#rules/clean-text.ts';
import { cutText } from '#rules/cut-text.ts';
import { MAX_TITLE_LENGTH } from '#rules/quest/quest.ts';
import { Glyph } from '#web/ui/glyph.tsx';

type ForgedTitleProps = {
  readonly id: string;
  readonly title: string;
  readonly isFixed: boolean;
  readonly onRename: (title: string) => void;
};

/** A forged quest may get another name before it goes on the board; a blank one keeps its own. */
export function ForgedTitle({ id, title, isFixed, onRename }: ForgedTitleProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  const pencil = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEditing = draft !== undefined;
  useEffect(() => {
    if (isEditing) field.current?.select();
  }, [isEditing]);

  function close(): void {
    setDraft(undefined);
    requestAnimationFrame(() => pencil.current?.focus());
  }
  function save(): void {
    const named = cutText(cleanLine(draft ?? ''), MAX_TITLE_LENGTH);
    if (!isBlank(named)) onRename(named);
    close();
  }
  /** Escape leaves the field, not the window. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') save();
    else close();
  }

  return (
    <div className="forged-title">
      <h3 id={id} hidden={isEditing} className="text-body font-bold text-white wrap-anywhere">
        {title}
      </h3>
      {isEditing ? (
        <>
          <textarea
            ref={field}
            rows={1}
            aria-label="Quest title"
            enterKeyHint="done"
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" aria-label="Save title" onClick={save}>
            <Glyph name="check" />
          </button>
        </>
      ) : (
        !isFixed && (
          <button
            ref={pencil}
            type="button"
            aria-label={`Edit the title of ${title}`}
            onClick={() => setDraft(title)}
          >
            <Glyph name="pencil" size={18} />
          </button>
        )
      )}
    </div>
  );
}
