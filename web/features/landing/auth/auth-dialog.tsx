import { type ReactNode, useState } from 'react';
import type { SignInWays } from '#protocol/replies/sign-in-ways.ts';
import logoMark from '#web/assets/logo-mark.svg';
import { useAuth } from '#web/session/auth-context.ts';
import { useSignInWays } from '#web/session/sign-in-ways.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { AuthFields } from './auth-fields.ts';
import { AuthForm, OtherMode } from './auth-form.tsx';
import { AUTH_WORDS, type AuthMode } from './auth-words.ts';
import { ForgetDevice } from './forget-device.tsx';
import { hasOtherWays, OtherWays } from './other-ways.tsx';

export type AuthDialogProps = {
  readonly mode: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
  /** The token of the invitation that was followed here. */
  readonly invitation: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

const ENDED = 'Your session ended. Sign in to go on.';
const NO_WAY_BACK = 'There is no way back from here.';

/** The window to sign in and to sign up. It holds what was typed, also while it is closed. */
export function AuthDialog(props: AuthDialogProps): ReactNode {
  const { mode, onMode, invitation, isOpen, onClose } = props;
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
          <Ways
            mode={mode}
            onMode={onMode}
            invitation={invitation}
            fields={fields}
            onFields={setFields}
          />
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

type DialogWaysProps = Pick<AuthDialogProps, 'mode' | 'onMode' | 'invitation'> & {
  readonly fields: AuthFields;
  readonly onFields: (fields: AuthFields) => void;
};

/** The form of e-mail and password, the buttons of other ways, or both: as the operator chose. */
function Ways({ mode, onMode, invitation, fields, onFields }: DialogWaysProps): ReactNode {
  const ways = useSignInWays();
  const isInvited = ways.signUp === 'invited' && invitation !== undefined;
  const isFormOn = ways.password && (mode === 'sign-in' || ways.signUp === 'open' || isInvited);
  const others = hasOtherWays(mode, ways) && (
    <OtherWays mode={mode} ways={ways} invitation={invitation} isBelowForm={isFormOn} />
  );
  if (isFormOn) {
    return (
      <AuthForm
        key={mode}
        mode={mode}
        fields={fields}
        onFields={onFields}
        onMode={onMode}
        isMailOn={ways.mail}
        invitation={invitation}
      >
        {others}
      </AuthForm>
    );
  }
  return (
    <div className="grid gap-4">
      {others}
      {ways.password && (
        <div className="grid justify-items-center gap-2 text-center text-small text-muted">
          <p className="text-body text-balance text-ink">{NEWCOMERS[ways.signUp]}</p>
          <OtherMode mode={mode} onMode={onMode} />
        </div>
      )}
    </div>
  );
}

/** In place of the form to sign up, where not everybody may make an account with a password. */
const NEWCOMERS: Readonly<Record<SignInWays['signUp'], string>> = {
  open: '',
  closed: 'This server takes no new hunters. Ask whoever keeps it.',
  invited: 'New hunters come by invitation here. Ask whoever keeps this server for a link.',
};
