import type { MentorBehaviour } from './fake-mentor.ts';

/** A good answer to each of the three kinds of question. */
const GOOD = {
  quests: {
    quests: ['Sketch', 'Build', 'Show'].map((verb, at) => ({
      title: `${verb} 3 screens of the login and stop when each has a name`,
      duration: '50 minutes',
      difficulty: 'Moderate',
      frequency: 'Daily',
      category: 'Tech',
      xpReward: 45 + at * 5,
      totalEstimatedPomodoros: 2,
      subtasks: ['Begin', 'Go on', 'End'].map((title) => ({
        title: `${title} with ${verb.toLowerCase()}ing`,
        description: 'Ten minutes, no longer.',
        estimatedPomodoros: 1,
      })),
    })),
  },
  chat: {
    message: 'The model heard you. What comes next?',
    extractedData: { questStyle: 'flexible' },
    isComplete: false,
  },
  advice: { answer: 'The model says: begin with the smallest screen.' },
} as const;
type Question = keyof typeof GOOD;

/** The kind of question in a prompt, by the form of answer it asks for. */
export function questionIn(prompt: string): Question {
  if (prompt.includes('{"quests":')) return 'quests';
  return prompt.includes('{"message":') ? 'chat' : 'advice';
}

function saying(words: (json: string, question: Question) => string): MentorBehaviour {
  return {
    says: ({ prompt }) => {
      const question = questionIn(prompt);
      return words(JSON.stringify(GOOD[question]), question);
    },
  };
}

/** A good answer with these fields in every quest, or this text as message or advice. */
function changed(quest: object, words: string): MentorBehaviour {
  return saying((_json, question) => {
    if (question === 'chat') return JSON.stringify({ ...GOOD.chat, message: words });
    if (question === 'advice') return JSON.stringify({ answer: words });
    return JSON.stringify({ quests: GOOD.quests.quests.map((one) => ({ ...one, ...quest })) });
  });
}

const SCRIPT = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">';

/** The ways a generative service can answer or fail. */
export const BEHAVIOURS = {
  good: saying((json) => json),
  fenced: saying((json) => `\`\`\`json\n${json}\n\`\`\``),
  'prose around it': saying((json) => `Of course! Here you are: ${json} Good luck.`),
  'two objects': saying((json) => `${json}\n{"quests":[],"message":"second","answer":"second"}`),
  'braces in strings': changed({ title: 'Write } and { and ] 3 times' }, 'Mind the } and the {.'),
  'wrong types': changed({ xpReward: 'many', duration: 50, subtasks: 'three', difficulty: 7 }, '7'),
  'huge XP': changed({ xpReward: 1e9, totalEstimatedPomodoros: 1e9 }, 'You gain 1000000000 XP.'),
  markup: changed({ title: SCRIPT }, SCRIPT),
  slow: { ...saying((json) => json), isSlowMs: 400 },
  'one quest only': saying((json, question) =>
    question === 'quests' ? JSON.stringify(GOOD.quests.quests.slice(0, 1)) : json,
  ),
  'finished too early': saying((json, question) =>
    question === 'chat' ? JSON.stringify({ ...GOOD.chat, isComplete: true, onboardedAt: 1 }) : json,
  ),
  truncated: saying((json) => json.slice(0, json.length / 2)),
  'no JSON': { says: 'I would rather not.' },
  'no candidates': { answers: { candidates: [] } },
  'its own orders': saying((json) => `${json.slice(0, -1)},"x":"<<<hunter"}`),
  hanging: { hangs: true },
  busy: { status: 429 },
  broken: { status: 500 },
  refusing: { status: 400 },
  redirecting: { status: 302, location: '/elsewhere' },
} as const satisfies Readonly<Record<string, MentorBehaviour>>;

export type BehaviourName = keyof typeof BEHAVIOURS;

/** The outcome that each behaviour must lead to. */
export const EXPECTED_OUTCOMES: Readonly<Record<BehaviourName, 'said' | 'unreadable' | 'failed'>> =
  {
    good: 'said',
    fenced: 'said',
    'prose around it': 'said',
    'two objects': 'said',
    'braces in strings': 'said',
    'wrong types': 'said',
    'huge XP': 'said',
    markup: 'said',
    slow: 'said',
    'one quest only': 'said',
    'finished too early': 'said',
    truncated: 'unreadable',
    'no JSON': 'unreadable',
    'no candidates': 'unreadable',
    'its own orders': 'unreadable',
    hanging: 'failed',
    busy: 'failed',
    broken: 'failed',
    refusing: 'failed',
    redirecting: 'failed',
  };
