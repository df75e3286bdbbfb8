import type { ReactNode } from 'react';

/** What is said before the quests: about safety, and about what is no goal. */
export function ReadingNotes({ notes }: { readonly notes: readonly string[] }): ReactNode {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="About your goals" className="forge-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
