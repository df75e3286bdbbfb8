import { type ReactNode, useId } from 'react';
import { useGame, useView } from '#web/game/game-context.ts';
import { useSingleKeys } from '#web/game/single-keys.ts';
import { useTouchFeedback } from '#web/game/touch-feedback.ts';
import { chooseBells, notificationHint } from '#web/raid/raid-alerts.ts';
import { Panel } from '#web/ui/panel.tsx';
import './settings.css';

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

type SwitchProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function Switch({ label, hint, isOn, onChange }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-body font-semibold">
        <span className="min-w-0">{label}</span>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="switch"
        />
      </label>
      {hint !== undefined && (
        <p id={id} className="text-small text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
