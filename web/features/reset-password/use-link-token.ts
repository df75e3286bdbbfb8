import { useEffect, useState } from 'react';
import { tokenIn } from './reset-token.ts';

/**
 * The token of the link that this page was opened by. It leaves the address at once and lives in this
 * tab's memory only, so that neither history nor bookmark keeps it.
 */
export function useLinkToken(): string | undefined {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  useEffect(() => {
    const takeToken = () => {
      const found = tokenIn(location.hash);
      if (found === undefined) return;
      setToken(found);
      history.replaceState(null, '', location.pathname);
    };
    takeToken();
    addEventListener('hashchange', takeToken); // another link, pasted into the same tab
    return () => removeEventListener('hashchange', takeToken);
  }, []);
  return token;
}
