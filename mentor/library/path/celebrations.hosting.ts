import type { SubQuests } from '#mentor/library/topic.ts';

export const HOSTING = {
  id: 'hosting',
  milestones: [
    'Host one evening for three people',
    'Host once a month for three months',
    'Host eight people and sit down with them',
  ],
  quests: [
    {
      id: 'cel-host-menu',
      title: 'Write one menu with 2 cold dishes',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [15, 25, 40],
      steps: [
        ['Write guests, hours, allergies, chairs', 'Ask about food with the invitation.'],
        ['Choose one hot pot, two cold dishes, bread', 'Only what you have cooked before.'],
        ['Write the shopping and who brings what', 'Drinks: two an hour for the first, then one.'],
      ],
      tiny: 'Write the one hot dish.',
      why: 'A single hot dish leaves the host at the table.',
    },
    {
      id: 'cel-host-early',
      title: 'Finish 3 jobs before the day',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 2],
      minutes: [20, 35, 60],
      steps: [
        ['Write all jobs back from the doorbell', 'Coats, music, ice, candles, loo paper.'],
        ['Do three that keep', 'Cold dish, table, playlist, floor, glasses counted.'],
        ['Put a name behind two others', 'Guests who ask "can I help?" get one.'],
      ],
      tiny: 'Count chairs and glasses.',
      wayOn: 'the next three',
      why: 'The last hour before guests should hold a shower and nothing else.',
    },
    {
      id: 'cel-host-table',
      title: 'Host one evening for {n} people',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 1],
      minutes: [90, 150, 240],
      amount: { unit: 'people', byLevel: [3, 5, 8], most: 10 },
      steps: [
        ['Invite by name, day, hour and end', '"Soup at seven, home by ten": small counts.'],
        [
          'Put something to eat and drink within reach at the door',
          'Introduce each with one thing they share.',
        ],
        ['Sit down with them, leave the dishes', 'Clear once, between food and sweet.'],
      ],
      tiny: 'Ask one friend round for soup.',
      needs: ['company'],
      place: ['others'],
      why: 'A small evening is the rehearsal of the large one.',
    },
    {
      id: 'cel-host-after',
      title: 'Note 3 things after the last guest',
      plan: { role: 'check', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Write what was eaten up and what was left', 'Amounts a head for next time.'],
        ['Write one hour that was good and why', 'Seats, music, mix of people.'],
        ['Fix the next date while it is warm', 'Thank two helpers by message.'],
      ],
      tiny: 'Write what was left over.',
      why: 'Amounts and seats are forgotten by morning.',
    },
  ],
} as const satisfies SubQuests;
