import { type ReactNode, useId } from 'react';
import type { BoardSection } from '#rules/habits/habit-board.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import './board-sections.css';

type BoardSectionsProps = {
  readonly sections: readonly BoardSection[];
  /** The quests that are open and due. */
  readonly open: readonly Quest[];
  readonly rowsOf: (quests: readonly Quest[]) => ReactNode;
};

/** Morning, any time, evening and own sections: one column each on a wide screen. */
export function BoardSections({ sections, open, rowsOf }: BoardSectionsProps): ReactNode {
  const openIds = new Set(open.map(({ id }) => id));
  return (
    <div className="board-sections" data-count={sections.length}>
      {sections.map(({ name, quests }) => (
        <Section
          key={name}
          name={name}
          openCount={quests.filter(({ id }) => openIds.has(id)).length}
        >
          {rowsOf(quests)}
        </Section>
      ))}
    </div>
  );
}

type SectionProps = {
  readonly name: string;
  readonly openCount: number;
  readonly children: ReactNode;
};

const GLYPH: Readonly<Record<string, string>> = { Morning: 'sunrise', '': 'gate', Evening: 'moon' };

function Section({ name, openCount, children }: SectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className="board-section">
      <div className="board-section-head">
        <Glyph name={GLYPH[name] ?? 'quests'} size={18} />
        <h2 id={id}>{name || 'Any time'}</h2>
        <span aria-hidden="true" className="board-section-line" />
        <span>{openCount} open</span>
      </div>
      {children}
    </section>
  );
}
