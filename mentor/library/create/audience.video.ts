import type { SubQuests } from '#mentor/library/topic.ts';

export const VIDEO_QUESTS = {
  id: 'video',
  milestones: [
    'Publish two videos',
    'Publish one video a week for three months',
    'Keep half your viewers to the middle',
  ],
  quests: [
    {
      id: 'video-ten-titles',
      title: 'Write ten titles people would search',
      plan: { role: 'start', phase: 1, rhythm: 'once' },
      minutes: [15, 25, 40],
      steps: [
        ['Write who watches and what they want to do', 'One line: "fix a bike without a stand".'],
        ['Type it into the search, note what it offers', 'Ten titles in their words.'],
        ['Mark three you could film this week', 'With the phone and room you have.'],
      ],
      tiny: 'Write three titles.',
      why: 'A title that is decided first keeps the film short.',
    },
    {
      id: 'video-two-minutes',
      title: 'Film one video of two minutes',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [1, 2],
      minutes: [30, 45, 75],
      steps: [
        [
          'Write five lines: promise, three steps, end',
          'The promise comes in the first ten seconds.',
        ],
        ['Face a window, phone at eye height, mic close', 'One test of ten seconds with sound.'],
        [
          'Film each line until one take is right',
          'Under sixteen: ask at home before it goes online.',
        ],
      ],
      tiny: 'Say the promise to the camera once.',
      place: ['aloud'],
      wayOn: 'five minutes, with pictures of the thing itself',
      why: 'Two minutes are finished in an evening and teach all the steps.',
    },
    {
      id: 'video-cut',
      title: 'Cut one video and upload it',
      plan: { role: 'long', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [40, 60, 90],
      steps: [
        ['Cut every pause and every second try', 'A free program on phone or computer.'],
        ['Level the sound, add the title picture', 'Three words, one face or thing, large.'],
        ['Upload on the set day', 'Two lines of text, what to watch next.'],
      ],
      tiny: 'Cut the first thirty seconds.',
      wayOn: 'uploaded on the same day each week',
      why: 'A finished upload shows what the next one needs.',
    },
    {
      id: 'video-drop',
      title: 'Find the second where viewers leave',
      plan: { role: 'check', phase: 1, rhythm: 'weekly', isPartOnly: true },
      minutes: [5, 10, 15],
      grows: false,
      steps: [
        [
          'Open the curve of the last upload',
          'No viewers so far: watch it with a friend who may yawn.',
        ],
        ['Note the second it falls and what is seen', 'Greeting, logo, a long sentence.'],
        ['Write one change for the next one', 'One, on the sheet with the five lines.'],
      ],
      tiny: 'Watch your first ten seconds without sound.',
      why: 'Most viewers are lost at two or three places that can be seen.',
    },
    {
      id: 'video-month',
      title: 'Plan four videos that belong together',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [30, 45, 60],
      grows: false,
      steps: [
        ['Take the best of the last ten', 'Which question stood in the comments?'],
        ['Write four titles and four first sentences', 'Each leads to the next.'],
        ['Film two in one go', 'Same light, another shirt.'],
      ],
      tiny: 'Write one follow-up title.',
      wayOn: 'a series of six',
      why: 'Whoever liked one watches its neighbour.',
    },
    {
      id: 'video-partner',
      title: 'Make one video with another channel',
      plan: { role: 'long', phase: 3, rhythm: 'weekly', isAct: true, isPartOnly: true },
      minutes: [60, 90, 150],
      grows: false,
      steps: [
        ['Write to three of your size with one idea', 'What their viewers get, in two lines.'],
        ['Agree who films what and when it appears', 'A page of notes both can see.'],
        ['Film, and link to each other', 'Answer comments together on the first day.'],
      ],
      tiny: 'Write to one channel with one idea.',
      place: ['others'],
      wayOn: 'a second one, on their channel',
      why: 'Viewers trust whom their channel trusts.',
    },
  ],
} as const satisfies SubQuests;
