import type { Topic } from '#mentor/library/topic.ts';

const LANGUAGES_NAMES =
  'Python, JavaScript, TypeScript, Java, Kotlin, Swift, Ruby, PHP, Scala, Haskell, Lua, Dart, Elixir, Clojure, Perl, Julia, HTML, CSS, React, Vue, Angular, Svelte, Django, Flutter, Bash, COBOL, Fortran, Golang, Rust, C++, C#';
const LANGUAGES = Object.fromEntries(
  LANGUAGES_NAMES.split(', ').map((name) => [name, { words: name.toLowerCase() }]),
);

export const PROGRAMMING = {
  id: 'programming',
  shelf: 'tech',
  name: 'Programming',
  category: 'Tech',
  words: {
    objects:
      'programming, coding, software, developer, programmer, typescript, java, c++, c#, golang, kotlin, swiftui, ruby on rails, php, html, css, react, django, flutter, web development, full stack, bug fixing, api, bootcamp, unreal engine, video game in, game in, website, homepage, blog from scratch, rust, haskell, node.js, vue, angular, svelte, next.js, android app, swift, automation, computer science, the odin project, wordpress plugin, compiler, stack overflow, tests for my, pet project, game development, chrome extension, visual studio, small program, erlang, lisp, pascal, assembly language, powershell, solidity, flask, nodejs, an app, my own app, phone app, terraform',
    verbs: 'code, program, debug, script',
    context:
      'app, build, computer, tutorial, tutorial hell, website, junior, career change, tech job, framework, compiler, stack, engineer, ship, game, functions, bug, tests, bot, exercises, server, discord, errors, hobby, project',
    not: 'tv program, training program, exercise program, dress code, zip code, discount code, promo code, highway code, morse code, film script, movie script, arduino, spreadsheet, bugs in the garden, driving test, test my startup, my life is going, while coding, flatter stomach, ux design, freelance projects, portfolio site to win, email list, build a team, a team that works, store, monthly review, app to, startup idea before, photography website, my shop, in our shop, phone app, delete the app, app limit, language app, build muscle, fitness app, build a habit, build a routine, build an emergency, build a fund, build a capsule, build up',
  },
  subs: [
    {
      id: 'first-code',
      name: 'first programs',
      words: {
        objects:
          'learn to code, programming basics, first program, python, javascript, beginner coding, coding course, tutorial hell, syntax, another language, course in javascript, learn python, learn javascript, learn java, learn c++, learn c, learn html, learn rust, learn swift, learn to program, loops functions, loops, functions and variables, variables, first lines of code, hello world, cs50, freecodecamp, codecademy, coding at, coding for beginners, start coding, teach myself to code, code every day, coding every day, code for, object-oriented, understand code, first programming, simple program, java course, programming course, computer program, first computer program',
        context: 'beginner, zero, course, variables, loop, function, job, scratch',
      },
      subjects: LANGUAGES,
      quests: [
        {
          id: 'code-first-run',
          title: 'Run your first lines of {subject}',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
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
          source: 'craft',
        },
        {
          id: 'code-type-lines',
          title: 'Type {n} lines of {subject} by hand',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [15, 20, 40],
          amount: { unit: 'lines', byLevel: [10, 15, 25] },
          steps: [
            ['Open the next example of one course', 'Free ones are enough; stay with one.'],
            ['Type it, never paste', 'Before you run it, say what it will show.'],
            ['Change one thing and run again', 'Another number, name or condition.'],
          ],
          tiny: "Change one line of yesterday's code and run it.",
          why: 'Typing and predicting shows gaps that watching a video hides.',
          source: 'craft',
        },
        {
          id: 'code-small-tool',
          title: 'Build one thing in {subject}, no tutorial',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [45, 60, 120],
          steps: [
            ['Choose something small you would use', 'Bill splitter, packing list, own page.'],
            ['Write the steps as comments first', 'Five to ten lines of plain words.'],
            ['Turn them into code one by one', 'Run after each; look up single functions only.'],
          ],
          tiny: 'Write the comments of the program.',
          why: 'The first program nobody dictated is where knowledge turns into skill.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'projects',
      name: 'own project',
      words: {
        objects:
          'side project, web app, portfolio site, build an app, chatbot, browser extension, backend, frontend, startup idea, video game, make a video game, make a game, game in unity, unity, godot, discord bot, telegram bot, an app, my app, my own app, app for, app in, app store, play store, own website, my website, a website, website for, put online, finish a project, arduino, raspberry pi, home automation, automate my, automate, hackathon, saas, mvp, build a game, write a program, write a game, smart home',
        verbs: 'build, launch, deploy, ship',
        context: 'users, idea, feature, half-finished, prototype, hosting, store, online',
      },
      quests: [
        {
          id: 'code-first-version',
          title: 'Write 5 lines on the first version',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Write who opens it and what they do first', 'One person, one act.'],
            ['Write what it leaves out', 'Login, settings, design: all later.'],
            ['Write the one screen or command it needs', 'Draw it with a pencil.'],
          ],
          tiny: 'Write what the person does first.',
          why: 'A version of one act can be finished, and what is finished can be judged.',
          source: 'craft',
        },
        {
          id: 'code-small-change',
          title: 'Finish one small change that runs',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [20, 30, 60],
          steps: [
            ['Write the change in one sentence', 'Longer than a sentence: halve it.'],
            ['Make it, run it after every few lines', 'Stuck: search for the error text.'],
            ['Save it and note the next change', 'With git or as a dated copy.'],
          ],
          tiny: 'Open the project, run it, write the next change.',
          why: 'Small running steps keep a project alive between long evenings.',
          source: 'craft',
        },
        {
          id: 'code-feature',
          title: 'Build one feature in {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [60, 90, 150],
          steps: [
            ['Write how you will see that it works', 'What to click, what must appear.'],
            ['Build the thinnest version through all layers', 'Fixed data first, then real.'],
            ['Put it online or on a phone', 'What did not fit goes onto the list.'],
          ],
          tiny: 'Write how you will see that it works.',
          why: 'A thin slice through everything meets the hard parts early.',
          source: 'craft',
        },
        {
          id: 'code-watch-user',
          title: 'Watch one person use it, silently',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            ['Give them one task, no help', 'Somebody who has not seen it.'],
            ['Note each pause and wrong click', 'Do not explain, do not touch the mouse.'],
            ['Mend the worst one this week', 'Write it as one change.'],
          ],
          tiny: 'Ask one person for ten minutes of their time.',
          needs: ['company'],
          why: 'A few watched users find most of the serious faults.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'puzzles',
      name: 'algorithms and interviews',
      words: {
        objects:
          'algorithm, data structures, leetcode, coding interview, coding challenge, competitive programming, whiteboard, recursion, dynamic programming, technical interview, big o, advent of code, codewars, hackerrank, project euler, problem a day, problems a day, coding problems, coding problem, coding puzzles, coding exercises, kata, katas, sorting algorithms, graphs and trees, binary search, google interview, faang, coding test, coding tests, sudoku solver, maths of, dynamic programming problems, system design',
        verbs: 'solve',
        context: 'interview, puzzles, problems, company, contest, trees, graphs, complexity',
      },
      quests: [
        {
          id: 'code-trace',
          title: 'Trace one loop on paper',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 15],
          steps: [
            ['Copy a loop of three to six lines', 'From a course or your own code.'],
            ['Draw a column for each variable', 'One row a round, until it ends.'],
            ['Run it and compare the last row', 'Different: find the first wrong row.'],
          ],
          tiny: 'Trace two rounds of one loop.',
          why: 'Tracing by hand comes before writing: it shows what each line does.',
          source: 'craft',
        },
        {
          id: 'code-easy-puzzle',
          title: 'Solve one easy puzzle, paper first',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [20, 30, 45],
          steps: [
            ['Solve the example by hand', 'Write down each thing your hand did.'],
            ['Code those steps', 'Half the time gone: read one hint, not the answer.'],
            ['Test it empty, with one, with many', 'Then read one other solution.'],
          ],
          tiny: 'Write two examples with their answers.',
          why: 'Doing the example by hand finds the method that staring does not.',
          source: 'craft',
        },
        {
          id: 'code-timed',
          title: 'Solve {n} puzzles against the clock',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [40, 60, 90],
          amount: { unit: 'puzzles', byLevel: [2, 2, 3] },
          steps: [
            ['Draw unseen ones of your level', 'Twenty to thirty minutes each.'],
            ['Talk aloud while you work', 'Examples, plan, code, test, in this order.'],
            ['Note where the minutes went', "The longest part is next week's practice."],
          ],
          tiny: 'Plan one puzzle aloud, no code.',
          why: 'Interviews mark thinking aloud under a clock, so that is what to practise.',
          source: 'craft',
        },
        {
          id: 'code-cost',
          title: 'Compare {n} solutions by cost',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          minutes: [30, 45, 60],
          amount: { unit: 'solutions', byLevel: [2, 3, 4] },
          steps: [
            ['Take one solved problem', 'Brute force first, then a better idea each.'],
            ['Write time and memory beside each', 'Count loops over the input; say why.'],
            ['Measure them on a big input', 'Where the count was wrong, find the hidden loop.'],
          ],
          tiny: 'Write the cost of one old solution.',
          why: 'Knowing why one is faster carries over to problems not seen before.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'craft',
      name: 'tests, git and clean code',
      words: {
        objects:
          'clean code, unit tests, refactoring, git, github, open source, pull request, code review, design patterns, legacy code, command line, debugging, write tests, tests for, test coverage, tests first, tdd, test-driven, code reviews, readable code, cleaner code, tidy code, better code, spaghetti code, contribute to, contribution, contributions, open source project, vim, docker, kubernetes, terminal, linux, bash, git properly, branches, merge conflicts, ci, documentation, document my code, debugger, debug, bugs, technical debt, code quality, software architecture, performance of my, regex, keyboard shortcuts in',
        verbs: 'refactor',
        context: 'messy, bugs, senior, team, repo, merge, maintainers, branches',
      },
      quests: [
        {
          id: 'code-commit',
          title: 'Make one commit before you stop',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 5, 10],
          steps: [
            ['First time: type "git init" in the folder', 'Git is free; or keep dated copies.'],
            ['Look at what changed, line by line', '"git diff" shows it; delete leftovers.'],
            ['Type git add . then git commit -m "your reason"', 'Two reasons: two commits.'],
          ],
          tiny: "Write the sentence for today's commit.",
          why: 'Small commits make every mistake cheap to take back.',
          source: 'craft',
        },
        {
          id: 'code-tests',
          title: 'Write {n} tests for one function',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [20, 30, 45],
          amount: { unit: 'tests', byLevel: [3, 5, 8] },
          steps: [
            ['Choose a function that returns something', 'New to it: search "first unit test".'],
            ['Test the usual, the empty, the odd', 'One check each; name it by its claim.'],
            ['Break the function on purpose', 'A test must go red; if none does, add one.'],
          ],
          tiny: 'Write one test for the empty case.',
          why: 'A test that has been seen red is the only one to trust.',
          source: 'craft',
        },
        {
          id: 'code-read-others',
          title: "Read {n} lines of someone's code",
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [30, 45, 60],
          amount: { unit: 'lines', byLevel: [80, 150, 250] },
          steps: [
            ['Choose a small library you use', 'Start from its tests or its main file.'],
            ['Follow one call from start to end', 'Draw the path: file, function, file.'],
            ['Copy one idea into your own code', 'Note where you found it.'],
          ],
          tiny: 'Read one function of a library.',
          why: 'Programmers read far more than they write; it is a skill of its own.',
          source: 'craft',
        },
        {
          id: 'code-review',
          title: 'Review one open pull request',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [30, 45, 90],
          steps: [
            ['Choose one in a project you use or at work', 'Read what it wants first.'],
            ['Run it, then read it', 'Ask about what you do not understand.'],
            ['Write comments: question, fault, taste', 'Say which is which; name one good thing.'],
          ],
          tiny: 'Read one pull request and its talk.',
          why: 'Finding faults in good code sharpens the eye for your own.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Print the value right before the error, then change one line at a time.',
    missed: 'Run the last thing that worked before you write a new line.',
  },
  caps: { dayMinutes: 240, growth: 0.25 },
} as const satisfies Topic;
