import { type ReactNode, useState } from 'react';
import logoMark from '#web/assets/logo-mark.svg';
import { Dialog } from '#web/ui/dialog.tsx';
import { AuthForm } from './auth-form.tsx';
import { type AuthMode, WORDS } from './auth-words.ts';

type AuthDialogProps = {
  readonly mode: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Stays on the page while it is shut and while it asks: what was typed is kept. */
export function AuthDialog({ mode, onMode, isOpen, onClose }: AuthDialogProps): ReactNode {
  const [fields, setFields] = useState({ displayName: '', email: '', password: '' });
  const { heading, lead } = WORDS[mode];
  return (
    <Dialog
      title={heading}
      lead={lead}
      isOpen={isOpen}
      onClose={onClose}
      badge={<img src={logoMark} alt="" width="64" height="64" className="size-12" />}
      content="form"
      stand="foot"
      veil="thin"
    >
      <AuthForm key={mode} mode={mode} fields={fields} onFields={setFields} onMode={onMode} />
    </Dialog>
  );
}
