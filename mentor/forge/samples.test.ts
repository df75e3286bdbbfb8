import { expect, test } from 'vitest';
import { NO_ROLES } from '#rules/roles/roles.ts';
import { type Forged, forgeQuests } from './forge.ts';
import type { GeneratedQuest } from './generated-quest.ts';

/** Written by hand, one to a family and one that no family knows. */
const GOALS = [
  'Learn Spanish before my trip to Peru',
  'Run a half marathon in spring',
  'Get stronger and do ten pull-ups',
  'Write the first draft of my novel',
  'Build a small web app in Rust',
  'Pass my statistics exam in January',
  'Fall asleep before midnight',
  'Pay off my credit card',
  'Play the cello again',
  'Cook at home instead of ordering',
  'Quit smoking for good',
  'See my friends more often',
  'Declutter the garage',
  'Give a wedding speech without shaking',
  'Find the first ten customers for my shop',
  'Start a podcast about old trains',
  'Read twenty books this year',
  'Be calmer when things go wrong',
  'Find a new job closer to home',
  'Lose weight and eat more vegetables',
  'Learn to draw faces',
  'Touch my toes with straight legs, maybe yoga',
  'Swim a kilometre without a break',
  'Ride my bike to work',
  'Hike across the Alps',
  'Grow tomatoes on the balcony, a real garden',
  'Take better photos of my kids',
  'Stop procrastinating',
  'Restore a wooden boat',
  'Learn salsa for the summer',
  'Finish my PhD thesis',
  'Get better at chess',
  'Become a better dad',
  'Get a girlfriend',
  'Learn to knit',
  'Be more grateful',
];

function forged(goal: string): Forged {
  return forgeQuests({
    goals: [goal],
    userRoles: NO_ROLES,
    skillLevel: 'Intermediate',
    timeCommitment: '1-2 hours daily',
  });
}

function row({ title, frequency, duration, difficulty, xpReward, subtasks }: GeneratedQuest) {
  const steps = subtasks.map((step) => step.title).join('<br>');
  return `| ${title} | ${frequency}, ${duration} | ${difficulty}, ${xpReward} XP | ${steps} |`;
}

function section(goal: string): string {
  const { quests, understood } = forged(goal);
  const name = understood[0]?.name ?? 'no family: the general rule';
  return [
    `## ${goal}`,
    '',
    `_${name}_`,
    '',
    '| quest | when | worth | steps |',
    '| --- | --- | --- | --- |',
    ...quests.map(row),
  ].join('\n');
}

const INTRODUCTION = `# What the offline forge makes of ${GOALS.length} goals

Intermediate, 1-2 hours daily, no roles. Kept true by \`mentor/forge/samples.test.ts\`; write it again with \`npx vitest run --project unit mentor/forge/samples.test.ts -u\`.`;

test('[M17] docs/forge-samples.md is what the forge makes of goals written by hand', async () => {
  const text = [INTRODUCTION, ...GOALS.map(section)].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../docs/forge-samples.md');
});

test('[M17] no step title stands twice in the boards, and no two boards are alike', () => {
  const boards = GOALS.map((goal) => forged(goal).quests);
  const steps = boards.flatMap((quests) =>
    quests.flatMap(({ subtasks }) => subtasks.map(({ title }) => title.toLowerCase())),
  );
  expect(steps.filter((title, at) => steps.indexOf(title) !== at)).toEqual([]);
  const titles = boards.map((quests) => quests.map(({ title }) => title).join('\n'));
  expect(new Set(titles).size).toBe(GOALS.length);
});
