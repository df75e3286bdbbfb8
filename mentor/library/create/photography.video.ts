import type { SubQuests } from '#mentor/library/topic.ts';

export const VIDEO_QUESTS = {
  id: 'video',
  milestones: [
    'Finish one film of 60 seconds',
    'Finish one film of three minutes',
    'Show a film to ten people',
  ],
  quests: [
    {
      id: 'video-first',
      title: 'Cut your first 20 seconds',
      plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
      minutes: [15, 20, 30],
      steps: [
        [
          'Install one free editor, import three clips',
          'On the phone or the computer; clips you already have.',
        ],
        ['Cut each to its best two to seven seconds', 'Begin late, stop early.'],
        ['Export it and watch it on another screen', 'Note the one key you looked for longest.'],
      ],
      tiny: 'Cut one clip to its best five seconds.',
      why: 'One small film exported takes the fear out of the program.',
    },
    {
      id: 'video-minute',
      title: 'Cut one clip of 60 seconds',
      plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true, isPartOnly: true },
      sessions: [2, 3],
      minutes: [25, 40, 60],
      steps: [
        [
          'Choose ten shots and write their order',
          'Wide, near, detail, face; what changes at the end?',
        ],
        ['Cut on movement, throw out half of each', 'Two to five seconds a shot.'],
        [
          'Lay one piece of free music or real sound under it',
          'Watch once without looking away, mend two cuts.',
        ],
      ],
      tiny: 'Put five shots in order and trim them.',
      wayOn: 'two minutes, with speech',
      why: 'Many short films finished teach timing; one long film never gets there.',
    },
    {
      id: 'video-sound',
      title: 'Clean the sound of one clip',
      plan: { role: 'core', phase: 2, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 2],
      minutes: [20, 30, 45],
      steps: [
        ['Set voices to one level, music well below', 'Headphones; loudest parts never red.'],
        ['Fade every cut of sound by a few frames', 'Cough, wind, handling: cut or cover.'],
        ['Listen on a phone and in another room', 'A word is lost: music down again.'],
      ],
      tiny: 'Set the level of one voice and its music.',
      wayOn: 'two voices in a noisy place',
      why: 'Viewers forgive a soft picture and leave a bad sound.',
    },
    {
      id: 'video-three',
      title: 'Cut one film of three minutes',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
      minutes: [60, 90, 150],
      steps: [
        [
          'Write the film in three lines: before, turn, after',
          'A wedding: waiting, the yes, the dance.',
        ],
        ['Lay speech or vows first, pictures over them', 'Sound leads; cut on breaths and looks.'],
        [
          'Watch it whole with somebody, note where they look away',
          'Cut there, export, next film.',
        ],
      ],
      tiny: 'Write the three lines of the film.',
      wayOn: 'five minutes, for people you do not know',
      why: 'Sound and a turn hold three minutes; pretty shots alone hold one.',
    },
    {
      id: 'video-colour',
      title: 'Match colour across {n} shots',
      plan: { role: 'core', phase: 3, rhythm: 'weekly', isPartOnly: true },
      sessions: [1, 2],
      minutes: [30, 45, 75],
      amount: { unit: 'shots', byLevel: [6, 10, 15], most: 20 },
      steps: [
        ['Choose one shot as the reference', 'Skin first; the one the others follow.'],
        ['Match exposure, then white balance, then contrast', 'Use the scopes, not the eye alone.'],
        ['Play all without sound, mark jumps', 'Save the correction as a preset for that camera.'],
      ],
      tiny: 'Match two shots of one scene.',
      why: 'Cuts vanish when light and skin stay the same.',
    },
  ],
} as const satisfies SubQuests;
