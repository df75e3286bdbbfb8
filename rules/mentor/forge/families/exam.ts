import type { Family } from '#rules/mentor/forge/family.ts';
import { vocabulary } from '#rules/mentor/heard.ts';

const SUBJECTS =
  'maths math mathematics calculus algebra statistics physics chemistry biology history geography law medicine anatomy economics accounting philosophy psychology literature bar driving_theory';

export const EXAM: Family = {
  id: 'exam',
  name: 'Studying for an exam',
  category: 'Academics',
  words: vocabulary(
    `${SUBJECTS} exam* finals midterm* study studying studies revision certification certificate sat gre gmat ielts toefl lsat mcat a_levels gcse* degree university college semester grades gpa homework lecture* thesis dissertation`,
  ),
  subjects: { names: vocabulary(SUBJECTS) },
  it: 'the subject',
  quests: {
    short: {
      atMost: 20,
      title: ['Answer', '{n} questions on {it}', 'from memory, then check every one'],
      perMinute: 0.5,
      steps: [
        [
          'Close the book and write what you know',
          'Three minutes, no peeking: forgetting shows you where to study.',
        ],
        ['Answer on paper, guesses included', 'Mark how sure you are of each.'],
        [
          'Correct in another colour',
          'The ones you were sure of and got wrong come first tomorrow.',
        ],
      ],
    },
    core: {
      title: [
        'Study',
        '{m} minutes of one topic in {it}',
        'until you can teach it in five sentences',
      ],
      steps: [
        ['Turn the headings into questions', 'Then read only to answer them.'],
        ['Draw the idea without words', 'A sketch, a table, an arrow chart.'],
        ['Explain it to an empty chair', 'Where you say “somehow”, open the book again.'],
        ['Make three cards for next week', 'One fact, one why, one “when does it fail?”.'],
      ],
    },
    long: {
      title: ['Sit', '1 past paper of {it} for {m} minutes', 'under exam rules and mark it'],
      steps: [
        ['Clear the desk and start the clock', 'Only what the exam allows.'],
        ['Skip what stalls you for three minutes', 'Come back at the end; points are points.'],
        ['Mark it with the real scheme', 'Strictly, as a stranger would.'],
        [
          'Sort the mistakes into three heaps',
          'Did not know, did not see, ran out of time. Each needs another cure.',
        ],
      ],
    },
    once: {
      title: ['Map', 'all topics of {it} in {m} minutes', 'and give each a date before the exam'],
      steps: [
        ['List every topic from the syllabus', 'Even the ones you hope will not come.'],
        ['Colour them by how sure you are', 'Three colours are enough.'],
        ['Put the weakest third into the calendar first', 'Two meetings each, a few days apart.'],
      ],
    },
  },
  advice: {
    start:
      'Begin with a past paper, not with chapter one. It tells you in an hour what the exam wants and what you already have.',
    stuck:
      'Reading again feels like learning and is not. Close the book, write what you remember, and only then look.',
    time: 'Twenty-five honest minutes twice a day beat a long evening. Put the first before your phone has spoken.',
    slip: 'Cut the plan to what still counts double in the exam, and start with one question you can solve.',
    better:
      'Mix the topics in one session. It feels worse and lasts longer, because choosing the method is half of the exam.',
  },
};
