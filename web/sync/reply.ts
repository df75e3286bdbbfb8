import type { Position, PushResult } from '#protocol/sync-messages.ts';
import type { Command } from '#rules/document/command.ts';
import type { StoredDocument } from '#rules/document/stored-document.ts';

/** What the server said, read and found sound; `read-reply.ts` makes it. */
export type Reply =
  | (Position & {
      readonly to: 'push';
      readonly results: readonly PushResult[];
      readonly document?: StoredDocument;
    })
  | (Position & { readonly to: 'log'; readonly commands: readonly LoggedCommand[] })
  | (Position & {
      readonly to: 'document';
      readonly rules: number;
      readonly document: StoredDocument;
    })
  | { readonly to: 'probe' };

export type LoggedCommand = {
  readonly rev: number;
  readonly key: string;
  /** Absent when this version of the app does not know such a deed. */
  readonly command?: Command;
};
