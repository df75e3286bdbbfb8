import type { ReactNode } from 'react';
import { useGame, useView } from '#web/game/game-context.ts';
import { useSingleKeys } from '#web/game/single-keys.ts';
import { useTouchFeedback } from '#web/game/touch-feedback.ts';
import { chooseBells, notificationHint } from '#web/raid/raid-alerts.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Panel } from '#web/ui/panel.tsx';

export function RaidPanel(): ReactNode {
  const game = useGame();
  const { isWaitingForStart, hasSound, hasNotifications } = useView(({ settings }) => settings);
  const { areOn, setAreOn } = useSingleKeys();
  const touch = useTouchFeedback();
  return (
    <Panel title="Raids, sound and keys">
      <div className="grid gap-2">
        <Switch
          label="Wait for Start after each phase"
          hint="Otherwise focus and break follow each other."
          isOn={isWaitingForStart}
          onChange={(isOn) => chooseBells(game, { isWaitingForStart: isOn })}
        />
        <Switch
          label="Sound at the end of a phase"
          isOn={hasSound}
          onChange={(isOn) => chooseBells(game, { hasSound: isOn })}
        />
        <Switch
          label="Notification at the end of a phase"
          hint={notificationHint(hasNotifications)}
          isOn={hasNotifications}
          onChange={(isOn) => chooseBells(game, { hasNotifications: isOn })}
        />
        <Switch
          label="Sound and vibration on a clear"
          hint="On this device, for steps, quests and levels."
          isOn={touch.isOn}
          onChange={touch.setIsOn}
        />
        <Switch
          label="Keys without Ctrl"
          hint="On this device. ? lists them all."
          isOn={areOn}
          onChange={setAreOn}
        />
      </div>
    </Panel>
  );
}
