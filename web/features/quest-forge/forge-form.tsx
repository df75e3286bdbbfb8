import { type ReactNode, useRef, useState } from 'react';
import { SKILL_LEVELS, TIME_COMMITMENTS } from '#mentor/chat/collected-data.ts';
import portrait from '#web/assets/warden-portrait.svg';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { ForgeGoals } from './forge-goals.tsx';
import { isOneTooMany } from './goal-list.ts';
import type { Forge } from './use-forge.ts';

export function ForgeForm({ forge }: { readonly forge: Forge }): ReactNode {
  const { wish, state } = forge;
  const [goalText, setGoalText] = useState('');
  const isForging = state.kind === 'forging';
  const submit = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    submit.current?.focus(); // the pressed button disappears
    forge.cancel();
  };
  return (
    <form
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isForging) return;
        forge.generate(goalText);
        if (!isOneTooMany(wish.goals, goalText)) setGoalText('');
      }}
    >
      <ForgeGoals forge={forge} text={goalText} onText={setGoalText} />
      <Select
        label="Skill level"
        options={SKILL_LEVELS}
        chosen={wish.skillLevel}
        onChoose={(skillLevel) => forge.choose({ skillLevel })}
      />
      <Select
        label="Time commitment"
        options={TIME_COMMITMENTS}
        chosen={wish.timeCommitment}
        onChoose={(timeCommitment) => forge.choose({ timeCommitment })}
      />
      <Button ref={submit} type="submit" aria-disabled={isForging || undefined}>
        <Glyph name="sparkles" />
        {isForging ? 'Generating...' : 'Generate Quests'}
      </Button>
      {state.kind === 'forging' && state.isSlow && (
        <Button emphasis="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
      <img src={portrait} alt="" width="480" height="640" className="forge-warden" />
    </form>
  );
}
