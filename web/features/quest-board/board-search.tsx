import {
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import { questSearch } from '#rules/quest/search-quests.ts';
import { counted } from '#web/ui/counted.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import './board-windows.css';

/** The quests that a search finds, and a way to end it. */
export type BoardFilter = {
  readonly isFound: (quest: Quest) => boolean;
  readonly clear: () => void;
};

type BoardSearchProps = {
  readonly foundCount: number;
  /** Called with `undefined` when the box is empty. */
  readonly onSearch: (search: BoardFilter | undefined) => void;
};

export function BoardSearch({ foundCount, onSearch }: BoardSearchProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const words = useDeferredValue(text).trim();

  useEffect(() => {
    const clear = () => {
      setText('');
      box.current?.focus();
    };
    const search = words === '' ? undefined : { isFound: questSearch(words), clear };
    startTransition(() => onSearch(search)); // rendering 1,000 cards must not delay the next letter
  }, [words, onSearch]);

  return (
    <search className="board-search">
      <Glyph name="search" />
      <label htmlFor={id} className="sr-only">
        Search quests
      </label>
      <input
        ref={box}
        id={id}
        type="search"
        placeholder="Search quests"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="sr-only">
        {words !== '' && `${counted(foundCount, 'quest')} found`}
      </p>
    </search>
  );
}
