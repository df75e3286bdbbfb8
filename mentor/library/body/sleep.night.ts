import type { SubQuests } from '#mentor/library/topic.ts';

export const NIGHT_QUESTS = {
  id: 'night',
  quests: [
    {
      id: 'night-room',
      title: 'Darken the bedroom in 3 places',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        ['Lie down at night and look for every light', 'Tape over LEDs, towel at the door.'],
        ['Hang a blanket over the thin curtain', 'Or wear a sleeping mask or scarf.'],
        ['Turn the heating down, open the window', 'Noise: ear plugs, or a fan.'],
      ],
      tiny: 'Cover the brightest small lamp in the room.',
      why: 'Dark, cool and quiet is the standard advice for fewer wakings.',
      source: 'guideline',
    },
    {
      id: 'night-coffee',
      title: 'Drink the last coffee by noon',
      plan: { role: 'core', phase: 1, rhythm: 'daily' },
      minutes: [2, 3, 5],
      grows: false,
      steps: [
        ['Count tea, cola and energy drinks too', 'Dark chocolate and cola hold some as well.'],
        ['Put the cup away after lunch, take herbal tea', 'Headache: cut back slower.'],
      ],
      tiny: "Replace today's last coffee with water.",
      not: ['shift-work'],
      why: 'In a trial even caffeine six hours before bed cost sleep.',
      source: 'trial',
    },
    {
      id: 'night-doctor-page',
      title: "Log the week's nights on one page",
      plan: { role: 'check', phase: 2, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      grows: false,
      steps: [
        ['Each morning write wakings, snoring, naps', 'Ask whoever hears you sleep.'],
        ['Circle nights with gasping or pauses', 'That belongs to a doctor soon.'],
        ['Bad for three months: book and bring the page', 'Ask about CBT for insomnia.'],
      ],
      tiny: "Write last night's wakings in one line.",
      why: 'For long sleeplessness the first treatment advised is a course of therapy.',
      source: 'guideline',
    },
    {
      id: 'night-shift-block',
      title: 'Sleep one block after each night shift',
      plan: { role: 'long', phase: 2, rhythm: 'weekly' },
      minutes: [10, 15, 20],
      grows: false,
      steps: [
        ['Wear sunglasses home unless you drive', 'Too sleepy to drive: nap first.'],
        ['Darken the room, phone off, note on the door', 'Tell neighbours and family the hours.'],
        ['Lie down at the same hour after every shift', 'A nap before the next one is fine.'],
      ],
      tiny: 'Hang the note on the door and switch the phone off.',
      needs: ['shift', 'shifts', 'nights', 'rota'],
      why: 'One protected block in a dark room is what shift workers are advised.',
      source: 'guideline',
    },
  ],
} as const satisfies SubQuests;
