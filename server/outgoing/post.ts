import { createCall, type OutgoingOptions } from './call.ts';

/** How a post ended: with this status, or with none. Of the reply only its wish for a wait is wanted. */
type Posted =
  | { readonly status: number; readonly retryAfter: string | undefined }
  | { readonly failure: 'refused' | 'unreachable' };

export type Post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
) => Promise<Posted>;

/** Posts to addresses that users have named, with the guards of `createCall`. */
export function createPost(options: OutgoingOptions): Post {
  const call = createCall(options);
  return async (url, headers, body) => {
    const called = await call(url, { headers, body });
    if ('failure' in called) return called;
    return { status: called.status, retryAfter: called.retryAfter };
  };
}
