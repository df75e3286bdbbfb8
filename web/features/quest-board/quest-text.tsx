import { type ReactNode, useId, useState } from 'react';
import { Disclosure } from '#web/ui/disclosure.tsx';

const MAX_CHARACTERS = 160;
const MAX_LINES = 4;

/** A long description shows its beginning until it is asked for. */
export function QuestText({ text }: { readonly text: string }): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES;
  return (
    <div className="grid">
      <p id={id} className="quest-text" data-cut={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <Disclosure look="text" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} controls={id}>
          {isOpen ? 'Show less' : 'Show more'}
        </Disclosure>
      )}
    </div>
  );
}
