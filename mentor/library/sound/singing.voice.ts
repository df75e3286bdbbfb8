import type { SubQuests } from '#mentor/library/topic.ts';

export const VOICE_QUESTS = {
  id: 'voice',
  milestones: [
    'Sing four lines, one breath each',
    'Sing a scale across the break',
    'Sing for an hour without a tired voice',
  ],
  quests: [
    {
      id: 'sing-warm-up',
      title: 'Warm up your voice for {m} minutes',
      plan: { role: 'start', phase: 1, rhythm: 'daily' },
      minutes: [5, 5, 10],
      steps: [
        ['Hum down five notes, lips closed', 'Begin at the pitch you speak on.'],
        ['Slide low to high on "oo", six times', 'Or through a straw; stop where it tightens.'],
        ['Drink water, drop the shoulders', 'Sore or hoarse: no singing today.'],
      ],
      tiny: 'Hum down five notes, four times.',
      place: ['aloud'],
      why: 'Voices carry further and tire later when they start soft and low.',
    },
    {
      id: 'sing-breath',
      title: 'Sing {n} phrases, one breath each',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
      sessions: [2, 3],
      minutes: [10, 15, 20],
      amount: { unit: 'phrases', byLevel: [4, 6, 8], most: 10 },
      steps: [
        ['Hiss out slowly, hand on the belly', 'Ten counts, then longer; no lifted chest.'],
        ['Sing the phrase on "vv"', 'Then on its vowels, then with words.'],
        ['Mark where the air ran out', 'Next time breathe one word earlier.'],
      ],
      tiny: 'Hiss out ten slow counts, four times.',
      place: ['aloud'],
      why: 'Air let out slowly holds the note to the end of the line.',
    },
    {
      id: 'sing-range',
      title: 'Chart the two ends of your range',
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Warm up first, then slide down', 'Stop at the last note that sounds, not rattles.'],
        ['Slide up on "oo"', 'Stop before it needs a push; hoarse for weeks: see a doctor.'],
        ['Write both notes and the date', 'Easy notes only.'],
      ],
      tiny: "Find today's highest easy note.",
      place: ['aloud'],
      why: 'Range grows over months, and only a chart shows it.',
    },
    {
      id: 'sing-break',
      title: 'Sing {n} scales across the break',
      plan: { role: 'core', phase: 2, rhythm: 'weekly' },
      minutes: [10, 20, 30],
      amount: { unit: 'scales', byLevel: [6, 8, 12], most: 16 },
      steps: [
        ['Find the note where the voice flips', 'Slide on "oo", softly.'],
        ['Sing from three notes above it downwards', 'Equally loud; "oo", then "ah".'],
        ['Sing upwards, softer before the flip', 'Any squeeze: back to "oo", or stop.'],
      ],
      tiny: 'Slide across the break five times, softly.',
      place: ['aloud'],
      why: 'Carrying the light voice down smooths the flip better than pushing up.',
    },
  ],
} as const satisfies SubQuests;
