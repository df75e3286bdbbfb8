import { AuthDialog } from '#web/features/landing/auth/auth-dialog.tsx';
import { ConfirmEmailPage } from '#web/features/reset-password/confirm-email-page.tsx';
import { ResetPage } from '#web/features/reset-password/reset-page.tsx';

/** What is about entering and not on the landing page itself, loaded together as one file of the build. */
export const GATE_WINDOWS = {
  AuthDialog,
  '/reset': ResetPage,
  '/confirm-email': ConfirmEmailPage,
};
