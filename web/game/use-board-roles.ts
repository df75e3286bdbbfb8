import { useState } from 'react';
import type { UserRoles } from '#rules/roles/roles.ts';
import { readText, writeText } from '#web/platform/stored-text.ts';
import { useGame, useView } from './game-context.ts';

type BoardRoles = {
  readonly userRoles: UserRoles;
  readonly isAsked: boolean;
  /** Remembered on this device. */
  readonly dismiss: () => void;
};

/** What onboarding understood of the hunter's roles, until the hunter has seen it. */
export function useBoardRoles(): BoardRoles {
  const { log } = useGame();
  const key = `duskgate.roles-seen.${log.uid}`;
  const [isSeen, setIsSeen] = useState(() => readText(key) !== null);
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const userRoles = useView((document) => document.userRoles);
  return {
    userRoles,
    isAsked: isOnboarded && !isSeen,
    dismiss: () => {
      writeText(key, 'seen');
      setIsSeen(true);
    },
  };
}
