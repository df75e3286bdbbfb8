import { type ReactNode, useState } from 'react';
import logoMark from '#web/assets/logo-mark.svg';
import { useAuth } from '#web/session/auth-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AuthForm } from './auth-form.tsx';
import { AUTH_WORDS, type AuthMode } from './auth-words.ts';
import { ForgetDevice } from './forget-device.tsx';

export type AuthDialogProps = {
  readonly mode: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const ENDED = 'Your session ended. Sign in to go on.';
const NO_WAY_BACK = 'There is no way back from here.';

/** The window to sign in and to sign up. It holds what was typed, also while it is closed. */
export function AuthDialog({ mode, onMode, isOpen, onClose }: AuthDialogProps): ReactNode {
  const { endedUser } = useAuth();
  const email = endedUser?.email ?? '';
  const [fields, setFields] = useState({ displayName: '', email, password: '' });
  const [isForgetting, setIsForgetting] = useState(false);
  const isEnded = mode === 'sign-in' && endedUser !== null;
  const isAsking = isEnded && isForgetting;
  const { heading, lead } = AUTH_WORDS[mode];
  return (
    <Dialog
      title={isAsking ? 'Forget this device?' : heading}
      lead={isEnded ? <span role="status">{isAsking ? NO_WAY_BACK : ENDED}</span> : lead}
      isOpen={isOpen}
      onClose={onClose}
      badge={<img src={logoMark} alt="" width="64" height="64" className="size-12" />}
      content="form"
      stand="foot"
      veil="thin"
    >
      {isAsking ? (
        <ForgetDevice
          user={endedUser}
          onKeep={() => setIsForgetting(false)}
          onForgotten={() => {
            setIsForgetting(false);
            setFields({ displayName: '', email: '', password: '' });
            onClose();
          }}
        />
      ) : (
        <>
          <AuthForm key={mode} mode={mode} fields={fields} onFields={setFields} onMode={onMode} />
          {isEnded && (
            <p className="border-t border-line pt-3 text-center text-small text-muted">
              What you did here waits for you.{' '}
              <button
                type="button"
                onClick={() => setIsForgetting(true)}
                className="min-h-11 font-bold text-ember underline underline-offset-4"
              >
                Forget this device
              </button>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
