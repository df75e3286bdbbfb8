import { type ReactNode, useState } from 'react';

const ENGLISH =
  'Some days are heavy, and quests can wait. Please tell someone you trust how it is, today. If you think of hurting yourself, or somebody hurts you, call a crisis line or the emergency number where you live: they are there at any hour.';

/** Kind words and where help is, for everybody, behind a quiet button. It asks and stores nothing. */
export function HeavyDay(): ReactNode {
  const [words, setWords] = useState({ text: ENGLISH, language: 'en' });
  /** In the browser's language where we have the words; until they are loaded, and without them, in English. */
  async function say(): Promise<void> {
    const { LANGUAGES, answerTo } = await import('#mentor/safety/answers/answers.ts');
    const own = LANGUAGES.find((language) => navigator.language.startsWith(language));
    if (own && own !== 'en') setWords({ text: answerTo('unsure', own), language: own });
  }
  return (
    <details
      className="text-small text-muted"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) say().catch(() => {}); // the English words stand
      }}
    >
      <summary className="min-h-11 w-fit cursor-pointer content-center">Heavy day?</summary>
      <p lang={words.language} dir="auto" className="max-w-prose text-body text-ink">
        {words.text}
      </p>
    </details>
  );
}
