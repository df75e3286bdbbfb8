import type { TopicQuests } from '#mentor/library/topic.ts';
import { PROJECTS_QUESTS } from './programming.projects.ts';
import { WEB_QUESTS } from './programming.web.ts';

export const PROGRAMMING = {
  id: 'programming',
  shelf: 'tech',
  category: 'Tech',
  subs: [
    {
      id: 'first-code',
      milestones: [
        'Write 20 working lines without looking',
        'Build one small tool you use yourself',
        'Give somebody a program they use',
      ],
      quests: [
        {
          id: 'code-first-run',
          title: 'Run a {subject} program of 3 lines',
          plan: { role: 'start', phase: 1, rhythm: 'once', isSetUp: true },
          minutes: [10, 15, 30],
          steps: [
            ['Open a free online editor', 'Search the language\'s name and "playground".'],
            ['Make the example show your name', 'Change its text, then press run.'],
            [
              'Delete one character, run it, see what breaks',
              'An error names the line; HTML and CSS only look wrong. Put it back.',
            ],
          ],
          tiny: 'Show one word in an online editor.',
          why: 'The first error read calmly takes the fear out of the next hundred.',
        },
        {
          id: 'code-own-lines',
          title: 'Write {n} {subject} lines without looking',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [10, 20, 40],
          amount: { unit: 'lines', byLevel: [5, 10, 20], most: 40 },
          steps: [
            ['Say in one sentence what they will do', 'Greet by name, add up a bill, count words.'],
            [
              'Write them with the course closed',
              'Stuck five minutes: look at one line, close it again.',
            ],
            ['Run them, mend them, add one thing of yours', 'Keep the file, dated.'],
          ],
          tiny: 'Write three lines that greet you by name.',
          why: 'Code is learned when the example is closed and something of yours runs.',
        },
        {
          id: 'code-type-lines',
          title: 'Type {n} {subject} lines by hand',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [15, 20, 40],
          amount: { unit: 'lines', byLevel: [10, 15, 25], most: 40 },
          steps: [
            [
              'Open the next example of one free course',
              'None yet: search the language\'s name and "free course". Stay with one.',
            ],
            ['Type it, never paste', 'Before you run it, say to yourself what it will show.'],
            ['Change one thing and run again', 'Another number, name or condition.'],
          ],
          tiny: "Change one line of yesterday's code and run it.",
          why: 'Typing and predicting shows gaps that watching a video hides.',
        },
        {
          id: 'code-lesson',
          title: 'Finish one lesson of one course',
          plan: { role: 'long', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [30, 45, 90],
          steps: [
            [
              'Go on where you stopped, in the course you began',
              'None yet: take the first free one for beginners. Half a course is a start.',
            ],
            [
              'Do every exercise before you look at the answer',
              'Stuck ten minutes: read one line of it, close it.',
            ],
            [
              'Write what you can do now in one line',
              'Then change the last exercise into something of yours.',
            ],
          ],
          tiny: 'Do the next single exercise.',
          wayOn: 'one more exercise than the lesson asks for',
          why: 'One course to its end gives the order that searching alone never does.',
        },
        {
          id: 'code-small-tool',
          title: 'Build one {subject} thing without a tutorial',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [45, 60, 120],
          steps: [
            [
              'Choose something small you or somebody would use',
              'Bill splitter, packing list, one part of a page.',
            ],
            ['Write the steps as comments first', 'Five to ten lines of plain words.'],
            ['Turn them into code one by one', 'Run after each; look up single functions only.'],
          ],
          tiny: 'Write the comments of the program.',
          wayOn: 'the same thing, keeping its data in a file',
          why: 'The first program nobody dictated is where knowledge turns into skill.',
        },
      ],
    },
    PROJECTS_QUESTS,
    WEB_QUESTS,
    {
      id: 'puzzles',
      milestones: [
        'Solve ten easy puzzles',
        'Solve two medium ones within an hour',
        'Solve two unseen ones aloud in interview time',
      ],
      quests: [
        {
          id: 'code-trace',
          title: 'Trace one loop on paper',
          plan: { role: 'start', phase: 1, rhythm: 'daily', isSetUp: true },
          minutes: [5, 10, 15],
          steps: [
            ['Copy a loop of three to six lines', 'From a course or your own code.'],
            ['Draw a column for each variable', 'One row a round, until it ends.'],
            ['Run it and compare the last row', 'Different: find the first wrong row.'],
          ],
          tiny: 'Trace two rounds of one loop.',
          wayOn: 'a loop inside a loop',
          why: 'Tracing by hand comes before writing: it shows what each line does.',
        },
        {
          id: 'code-easy-puzzle',
          title: 'Solve one easy puzzle, paper first',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [2, 4],
          minutes: [20, 30, 45],
          steps: [
            [
              'Open a free puzzle site, take the easiest unsolved one',
              'Solve its example by hand; write what your hand did.',
            ],
            ['Code those steps', 'Half the time gone: read one hint, not the answer.'],
            ['Test it empty, with one, with many', 'Then read one other solution.'],
          ],
          tiny: 'Write two examples with their answers.',
          wayOn: 'one grade harder',
          why: 'Doing the example by hand finds the method that staring does not.',
        },
        {
          id: 'code-timed',
          title: 'Solve {n} puzzles against the clock',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [40, 60, 90],
          amount: { unit: 'puzzles', byLevel: [2, 2, 3], most: 4 },
          steps: [
            ['Draw unseen ones of your level', 'Twenty to thirty minutes each.'],
            ['Talk aloud while you work', 'Examples, plan, code, test, in this order.'],
            ['Note where the minutes went', "The longest part is next week's practice."],
          ],
          tiny: 'Plan one puzzle aloud, no code.',
          place: ['aloud'],
          why: 'Interviews mark thinking aloud under a clock, so that is what to practise.',
        },
      ],
    },
    {
      id: 'craft',
      milestones: [
        'Make a commit on ten days',
        'Write tests for one whole module',
        'Get one pull request accepted',
      ],
      quests: [
        {
          id: 'code-commit',
          title: 'Make one commit before you stop',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 10],
          grows: false,
          steps: [
            ['First time: type "git init" in the folder', 'Git is free; or keep dated copies.'],
            ['Look at what changed, line by line', '"git diff" shows it; delete leftovers.'],
            ['Type git add . then git commit -m "your reason"', 'Two reasons: two commits.'],
          ],
          tiny: "Write the sentence for today's commit.",
          wayOn: 'a commit for each reason',
          why: 'Small commits make every mistake cheap to take back.',
        },
        {
          id: 'code-tests',
          title: 'Write {n} tests for one function',
          plan: { role: 'core', phase: 1, rhythm: 'weekly', isAct: true },
          sessions: [1, 3],
          minutes: [20, 30, 45],
          amount: { unit: 'tests', byLevel: [3, 5, 8], most: 12 },
          steps: [
            ['Choose a function that returns something', 'New to it: search "first unit test".'],
            ['Test the usual, the empty, the odd', 'One check each; name it by its claim.'],
            ['Break the function on purpose', 'A test must go red; if none does, add one.'],
          ],
          tiny: 'Write one test for the empty case.',
          why: 'A test that has been seen red is the only one to trust.',
        },
        {
          id: 'code-read-others',
          title: "Read {n} lines of someone's code",
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [30, 45, 60],
          amount: { unit: 'lines', byLevel: [80, 150, 250], most: 400 },
          steps: [
            ['Choose a small library you use', 'Start from its tests or its main file.'],
            ['Follow one call from start to end', 'Draw the path: file, function, file.'],
            ['Copy one idea into your own code', 'Note where you found it.'],
          ],
          tiny: 'Read one function of a library.',
          why: 'Programmers read far more than they write; it is a skill of its own.',
        },
        {
          id: 'code-review',
          title: 'Review one open pull request',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [30, 45, 90],
          grows: false,
          steps: [
            ['Choose one in a project you use or at work', 'Read what it wants first.'],
            ['Run it, then read it', 'Ask about what you do not understand.'],
            ['Write comments: question, fault, taste', 'Say which is which; name one good thing.'],
          ],
          tiny: 'Read one pull request and its talk.',
          why: 'Finding faults in good code sharpens the eye for your own.',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Print the value right before the error, then change one line at a time.',
    missed: 'Run the last thing that worked before you write a new line.',
  },
  caps: { dayMinutes: 240, growth: 0.25 },
} as const satisfies TopicQuests;
