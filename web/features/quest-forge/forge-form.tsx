import { type ReactNode, useRef, useState } from 'react';
import { SKILL_LEVELS, TIME_COMMITMENTS } from '#rules/mentor/collected-data.ts';
import portrait from '#web/assets/warden-portrait.svg';
import { isOneTooMany } from '#web/game/forge-goals.ts';
import type { Forge } from '#web/game/forge-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Select } from '#web/ui/select.tsx';
import { ForgeGoals } from './forge-goals.tsx';

export function ForgeForm({ forge }: { readonly forge: Forge }): ReactNode {
  const { wish, state } = forge;
  const [said, setSaid] = useState('');
  const isForging = state.kind === 'forging';
  const submit = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    submit.current?.focus(); // the button that was pressed goes away
    forge.cancel();
  };
  return (
    <form
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isForging) return;
        forge.generate(said);
        if (!isOneTooMany(wish.goals, said)) setSaid('');
      }}
    >
      <ForgeGoals forge={forge} said={said} onSay={setSaid} />
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
