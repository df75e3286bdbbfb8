import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const SUBJECTS =
  'bar_exam pass_the_bar maths math mathematics calculus algebra statistics physics chemistry biology history geography law medicine anatomy economics accounting philosophy psychology literature engineering nursing astronomy computer_science marketing_exam driving drive ielts toefl gre gmat sat lsat mcat cpa cfa ccna comptia';

const NO_SUBJECT =
  'my|the|an?|for|in|pass|take|ace|get|getting|become|be|final|next|big|first|last|upcoming|this|every|all|end|of|year|mock|online|evening|short|entrance|professional|masters|bachelors|university|college|finish';
/** What it is in: "the (AWS) exam", "certified in (project management)". */
const AROUND = new RegExp(
  `\\b((?!(?:${NO_SUBJECT})\\b)\\w+(?: (?!of\\b)\\w+)?) (?:exams?|test|certificat\\w+|certified|finals?|course|degree)\\b|\\b(?:exams?|certificat\\w+|certified|course|degree) in ((?!(?:${NO_SUBJECT}|\\w*uary|march|april|may|june|july|august|\\w+ber|spring|summer|autumn|winter|\\d+)\\b)\\w+(?: \\w+)?)`,
);

export const EXAM: Family = {
  id: 'exam',
  name: 'Studying for an exam',
  category: 'Academics',
  words: vocabulary(
    'pass_the_bar straight_as finish_school high_school graduate graduation exam* finals midterm* study studies studying studied revise revising revision certif* sat gre gmat ielts toefl lsat mcat cpa cfa ccna comptia a_levels gcse* degree university uni college semester term_paper grade grades gpa homework assignment* coursework course courses lecture* quiz quizzes driving_test driving_licen* drivers_licen* theory_test learn_to_drive bar_exam bar_prep maths math mathematics calculus algebra statistics physics chemistry biology anatomy economics accounting philosophy psychology geography astronomy learn_history learn_law history_exam',
  ),
  lateWords: vocabulary('history law literature school'),
  subjects: {
    names: vocabulary(SUBJECTS),
    around: AROUND,
    shown: { 'bar exam': 'bar exam law', 'pass the bar': 'bar exam law', drive: 'driving' },
  },
  it: 'your subject',
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
      atMost: 90,
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
      atMost: 180,
      title: [
        'Sit',
        '1 past or practice paper on {it} for {m} minutes',
        'under exam rules and mark it',
      ],
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
      title: ['Map', 'all topics of {it} in {m} minutes', 'and give each a day in your calendar'],
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
