import { useState } from 'react';
import type { UserRoles } from '#rules/roles/roles.ts';
import type { Game } from '#web/game/game.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { deviceFlag, PLAIN_TEXT } from '#web/platform/device-flag.ts';

function rolesSeenOf({ log }: Game) {
  return deviceFlag(`duskgate.roles-seen.${log.uid}`, PLAIN_TEXT);
}

/** Whether the hunter has dismissed the strip with the roles on this device. */
function wereRolesSeen(game: Game): boolean {
  return rolesSeenOf(game).isSet();
}

type BoardRoles = {
  readonly userRoles: UserRoles;
  readonly isShown: boolean;
  readonly dismiss: () => void;
};

/** The roles that onboarding found, shown until they are dismissed. */
export function useBoardRoles(): BoardRoles {
  const game = useGame();
  const [isSeen, setIsSeen] = useState(() => wereRolesSeen(game));
  const isOnboarded = useView(({ onboardedAt }) => onboardedAt !== undefined);
  const userRoles = useView((document) => document.userRoles);
  return {
    userRoles,
    isShown: isOnboarded && !isSeen,
    dismiss: () => {
      rolesSeenOf(game).write('seen');
      setIsSeen(true);
    },
  };
}

/** Whether the paths are asked for: none was chosen when the part opened. Another can then be added. */
export function useIsPathAsked(): boolean {
  const hasNone = useView(({ userRoles }) => userRoles.roles.length === 0);
  const [isAsked, setIsAsked] = useState(hasNone);
  if (hasNone && !isAsked) setIsAsked(true);
  return isAsked;
}
