import { useState } from 'react';
import type { UserRoles } from '#rules/roles/roles.ts';
import { useGame, useView } from './game-context.ts';
import { rememberRolesSeen, wereRolesSeen } from './roles-seen.ts';

type BoardRoles = {
  readonly userRoles: UserRoles;
  readonly isAsked: boolean;
  /** Remembered on this device. */
  readonly dismiss: () => void;
};

/** What onboarding understood of the hunter's roles, until the hunter has seen it. */
export function useBoardRoles(): BoardRoles {
  const game = useGame();
  const [isSeen, setIsSeen] = useState(() => wereRolesSeen(game));
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const userRoles = useView((document) => document.userRoles);
  return {
    userRoles,
    isAsked: isOnboarded && !isSeen,
    dismiss: () => {
      rememberRolesSeen(game);
      setIsSeen(true);
    },
  };
}
