import type { ReactNode } from 'react';
import { dispatch } from '#web/game/dispatch.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { serverAiOff } from '#web/session/accounts.ts';
import { Choice } from '#web/ui/forms/choice.tsx';
import { Panel } from '#web/ui/panel.tsx';

const CHOICES = ['AI, if this server has one', 'No AI'] as const;

/** Whether a model may be asked. Where whoever keeps the server has switched it off there is no choice. */
export function MentorPanel(): ReactNode {
  const game = useGame();
  const isOff = useView(({ settings }) => settings.isAiOff);
  if (serverAiOff.isSet()) return null;
  return (
    <Panel title="Mentor">
      <Choice
        label="Who makes quests and answers, on all your devices"
        options={CHOICES}
        chosen={CHOICES[isOff ? 1 : 0]}
        onChoose={(choice) => {
          const settings = { isAiOff: choice === 'No AI' };
          dispatch(game, [{ kind: 'hunter.settings', id: game.newId(), settings }]);
        }}
      />
    </Panel>
  );
}
