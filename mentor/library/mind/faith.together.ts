import type { SubQuests } from '#mentor/library/topic.ts';

export const FAITH_COMMUNITY_QUESTS = {
  id: 'community',
  milestones: [
    'Attend three services from beginning to end',
    'Greet three people there by name',
    'Serve at a fixed turn each month',
  ],
  quests: [
    {
      id: 'faith-find-place',
      title: 'Look up 2 communities near you',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [10, 15, 20],
      steps: [
        ['Write their times, language and way', 'Church, mosque, synagogue, temple, sangha.'],
        ['Write or ring one: may a newcomer come?', 'Ask about clothes, seats and when to arrive.'],
        ['Fix the day and who comes along', 'No company is fine: sit near the back.'],
      ],
      tiny: 'Write down the next service and its hour.',
      why: 'Knowing when, where and how to sit takes away most of the threshold.',
    },
    {
      id: 'faith-attend',
      title: 'Attend one service from beginning to end',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [45, 75, 120],
      grows: false,
      steps: [
        [
          'Lay out clothes and leave ten minutes early',
          'The evening before, if there are children.',
        ],
        ['Follow one person who knows the order', 'Nothing has to be said that you do not mean.'],
        [
          'Stay five minutes afterwards, greet one person',
          'Cannot go: take part by stream or radio.',
        ],
      ],
      tiny: 'Set the alarm and lay out the clothes.',
      place: ['others'],
      wayOn: 'the small group beside the service',
      why: 'Those who stay for the talk afterwards come again.',
    },
    {
      id: 'faith-ask',
      title: 'Take one question to somebody learned',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [15, 20, 30],
      grows: false,
      steps: [
        ['Write the doubt or question in one line', 'The real one.'],
        [
          'Ask priest, imam, rabbi, teacher or an elder',
          'After the service, by mail, in the study group.',
        ],
        ['Write what they said and what stays open', 'Pressed or frightened: ask elsewhere.'],
      ],
      tiny: 'Write the question down.',
      place: ['others'],
      wayOn: 'a question to the whole group',
      why: 'A doubt that is spoken about is easier to live with than a hidden one.',
    },
    {
      id: 'faith-serve',
      title: 'Serve {m} minutes in your community',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [30, 60, 120],
      grows: false,
      steps: [
        ['Ask what nobody likes to do', 'Chairs, tea, lifts for the old, the door.'],
        ['Do it with somebody you do not know yet', 'Learn their name.'],
        ['Say whether you come again', 'A fixed turn each month is enough.'],
      ],
      tiny: 'Offer one hour.',
      place: ['others'],
      wayOn: 'a fixed turn of your own',
      why: 'Hands that are needed belong sooner than guests do.',
    },
    {
      id: 'faith-review',
      title: 'Write one page on what you believe',
      plan: { role: 'check', phase: 3, rhythm: 'once', isPartOnly: true },
      minutes: [20, 30, 45],
      steps: [
        ['Write three sentences that hold today', 'Not those you ought to write.'],
        ['Write two that are open', 'Since when, and because of what.'],
        ['Date it, read it again in half a year', 'Show it to one person you trust.'],
      ],
      tiny: 'Write one sentence that holds.',
      why: 'A dated page shows what grew and what only changed its name.',
    },
  ],
} as const satisfies SubQuests;

export const SEASONS_QUESTS = {
  id: 'seasons',
  milestones: [
    'Keep one day of rest from sign to sign',
    'Keep your rule through one holy time',
    'Keep the next one with people you invited',
  ],
  quests: [
    {
      id: 'faith-season-plan',
      title: 'Plan the holy time on one page',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [10, 20, 30],
      steps: [
        ['Write the days, services and meals', 'Leave, school and shifts beside them.'],
        [
          'Choose one thing to leave, one to add',
          'Food rules when ill, pregnant, old or young: ask your doctor and your teacher.',
        ],
        ['Tell the household what you need', 'Quiet before dawn, Friday evening free.'],
      ],
      tiny: 'Write the first day into the calendar.',
      why: 'What is settled with the household beforehand is kept in peace.',
    },
    {
      id: 'faith-season-day',
      title: 'Keep one small rule of the season',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true, isPartOnly: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        ['Say in the morning what today is for', 'A name, a verse, a gift.'],
        ['Do the small thing you chose', 'The candle, the reading, the phone left off, the coin.'],
        ['Broken: take it up at the next hour', 'No settling of debts.'],
      ],
      tiny: 'Light the candle and say one line.',
      wayOn: 'a second small rule',
      why: 'One small rule is kept to the end more often than five large ones.',
    },
    {
      id: 'faith-rest-day',
      title: 'Keep one day or evening of rest',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [60, 90, 150],
      grows: false,
      steps: [
        ['Shop, cook and answer mails the day before', 'Set the table, lay out the candles.'],
        ['Begin with a sign: light, blessing, song', 'Devices into a drawer.'],
        ['Eat with somebody, walk, read, sleep', 'End it with a sign, too.'],
      ],
      tiny: 'Put all devices away for one meal.',
      wayOn: 'a longer rest, or guests at the table',
      why: 'Rest has to be prepared; otherwise the day fills up by itself.',
    },
  ],
} as const satisfies SubQuests;
