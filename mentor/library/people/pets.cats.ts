import type { SubQuests } from '#mentor/library/topic.ts';

export const CATS_QUESTS = {
  id: 'cats',
  milestones: [
    'Play hunt with your cat on twenty days',
    'Get the cat into the carrier with treats',
    'Go a month without scratches on the furniture',
  ],
  quests: [
    {
      id: 'pets-cat-spots',
      title: 'Set up 3 spots for your cat',
      plan: { role: 'start', phase: 1, rhythm: 'once', isPartOnly: true },
      minutes: [15, 20, 30],
      steps: [
        ['Stand something to scratch by the sofa', 'A tall board with carpet on it.'],
        ['Clear one high place with a blanket', 'Shelf or cupboard top, a way up.'],
        ['Put water away from food and tray', 'Quiet corner for the tray; one more than cats.'],
      ],
      tiny: 'Clear one windowsill.',
      why: 'Vets name scratching, height and separate places as needs of every cat.',
      source: 'guideline',
    },
    {
      id: 'pets-cat-scratch',
      title: 'Put 1 scratching post beside the damage',
      plan: { role: 'core', phase: 1, rhythm: 'weekly' },
      sessions: [3, 5],
      minutes: [5, 8, 10],
      steps: [
        [
          'Stand a post there, as tall as the cat stretched',
          'A plank with rope or cardboard does; it must not wobble.',
        ],
        [
          'Cover the spot: foil, smooth plastic, double tape',
          'No scolding; it teaches fear of you.',
        ],
        [
          'Reward each scratch at the post within a second',
          'After sleep and meals; move it a hand a week later.',
        ],
      ],
      tiny: 'Cover the spot.',
      needs: ['scratch', 'scratches', 'scratching', 'sofa', 'furniture', 'couch'],
      wayOn: 'the post a little further off, until it stands where you want it',
      why: 'Cats must scratch; only the place can be chosen.',
      source: 'guideline',
    },
    {
      id: 'pets-cat-hunt',
      title: 'Play hunt with your cat, {m} minutes',
      plan: { role: 'core', phase: 1, rhythm: 'daily', isAct: true, isPartOnly: true },
      minutes: [5, 10, 15],
      steps: [
        ['Tie paper to a string on a stick', 'Put it away afterwards; cats swallow string.'],
        ['Drag it away from the cat, round corners', 'Hide, stop, dart; let the cat catch it.'],
        ['End with a catch and some food', 'At night: before you go to bed.'],
      ],
      tiny: 'Roll five paper balls down the hall.',
      why: 'In a trial, five to ten minutes of daily play made cats hunt less.',
      source: 'trial',
    },
    {
      id: 'pets-cat-carrier',
      title: 'Reward 5 steps into the carrier',
      plan: { role: 'long', phase: 2, rhythm: 'weekly', isPartOnly: true },
      sessions: [2, 4],
      minutes: [5, 10, 15],
      steps: [
        ['Leave it open in the living room', 'Lid off at first, a blanket it knows inside.'],
        ['Put treats nearer, at the door, inside', 'One step a day is enough.'],
        ['Shut the door for a second, open, treat', 'It leaves: go one step back next time.'],
      ],
      tiny: 'Put a treat inside the open carrier.',
      wayOn: 'a minute with the door shut, then lifted',
      why: 'Cats trained to the carrier were calmer at the vet in a trial.',
      source: 'trial',
    },
  ],
} as const satisfies SubQuests;
