import { Connections } from '#web/features/connections/connections.tsx';
import { OneTap } from '#web/features/connections/one-tap.tsx';

/** What other programs and tags have to do with, loaded together as one file of the build. */
export const CONNECTIONS = { Connections, OneTap };
