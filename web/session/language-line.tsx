import { type ReactNode, useState } from 'react';
import type { BoardLanguage } from '#mentor/planner/board-reading.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';
import { spokenOf } from './spoken.ts';

/** In these languages somebody at this device has read that the quests are in English. */
const told = deviceFlag('duskgate.english-is-fine', PLAIN_TEXT);

type ClosedProps = {
  /** Moves the focus, because the pressed button disappears. */
  readonly onClosed: () => void;
};
type LanguageLineProps = ClosedProps & { readonly language: BoardLanguage };

/** Says in the person's language that the quests below are in English. Its button closes it for good on this device. */
export function LanguageLine({ language, onClosed }: LanguageLineProps): ReactNode {
  const { code, line, close } = language;
  const [known, setKnown] = useState(() => told.read()?.split(' ') ?? []);
  if (known.includes(code)) return null;
  const closeIt = () => {
    onClosed();
    const now = [...known, code];
    told.write(now.join(' '));
    setKnown(now);
  };
  return (
    <div
      lang={code}
      dir={code === 'ar' ? 'rtl' : 'ltr'}
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-1"
    >
      <p className="text-body text-ink">{line}</p>
      <button type="button" onClick={closeIt} className="min-h-11 font-bold text-violet">
        {close}
      </button>
    </div>
  );
}

type SpokenLineProps = ClosedProps & { readonly uid: string };

/** The line for the board that an onboarding in another language ended on. */
export function SpokenLine({ uid, onClosed }: SpokenLineProps): ReactNode {
  const [code, line, close] = spokenOf(uid).read()?.split('\n') ?? [];
  if (!code || !line || !close) return null;
  return <LanguageLine language={{ code, line, close }} onClosed={onClosed} />;
}
