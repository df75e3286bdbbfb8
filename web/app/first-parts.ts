/**
 * What both sides of the gate need. Named here it lies in the first file; otherwise the landing page
 * and the dungeon would each fetch it in pieces of their own.
 */
import '#rules/activity/local-date.ts';
import '#rules/hunter/hunter.ts';
import '#rules/hunter/rank-title.ts';
import '#web/assets/hunter.svg';
import '#web/game/game-context.ts';
import '#web/game/use-today.ts';
import '#web/ui/day-words.ts';
