import { Connections } from '#web/features/connections/connections.tsx';
import { OneTap } from '#web/features/connections/one-tap.tsx';
import { DeleteDialog } from '#web/features/signing-in/delete-dialog.tsx';
import { SigningIn } from '#web/features/signing-in/signing-in.tsx';

/** What other programs, tags and sign-ins have to do with, loaded together as one file of the build. */
export const CONNECTIONS = { Connections, DeleteDialog, OneTap, SigningIn };
