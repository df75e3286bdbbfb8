import { type ReactNode, useState } from 'react';
import { SKILL_LEVELS, TIME_COMMITMENTS } from '#rules/mentor/collected-data.ts';
import type { Forge } from '#web/game/forge-hook.ts';
import { Button } from '#web/ui/button.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { ForgeGoals } from './forge-goals.tsx';
import { ForgeSelect } from './forge-select.tsx';

export function ForgeForm({ forge }: { readonly forge: Forge }): ReactNode {
  const { wish, state } = forge;
  const [said, setSaid] = useState('');
  const isForging = state.kind === 'forging';
  return (
    <form
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        forge.generate();
      }}
    >
      <ForgeGoals forge={forge} said={said} onSay={setSaid} />
      <ForgeSelect
        label="Skill level"
        options={SKILL_LEVELS}
        chosen={wish.skillLevel}
        onChoose={(skillLevel) => forge.choose({ skillLevel })}
      />
      <ForgeSelect
        label="Time commitment"
        options={TIME_COMMITMENTS}
        chosen={wish.timeCommitment}
        onChoose={(timeCommitment) => forge.choose({ timeCommitment })}
      />
      <Button type="submit" disabled={isForging}>
        <Glyph name="sparkles" />
        {isForging ? 'Generating...' : 'Generate Quests'}
      </Button>
    </form>
  );
}
