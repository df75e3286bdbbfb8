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
import { Glyph } from '#web/ui/glyph.tsx';
import './board-search.css';

export type Search = { readonly isFound: (quest: Quest) => boolean; readonly clear: () => void };

type BoardSearchProps = {
  readonly foundCount: number;
  /** `undefined` when nothing is searched for. */
  readonly onSearch: (search: Search | undefined) => void;
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
    startTransition(() => onSearch(search)); // a thousand cards must not hold up the next letter
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
        {words !== '' && (foundCount === 1 ? '1 quest found' : `${foundCount} quests found`)}
      </p>
    </search>
  );
}
