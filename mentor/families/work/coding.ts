import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const TOOLS =
  'python javascript typescript java kotlin swift rust golang c++ c# ruby php sql react vue angular node django flutter haskell elixir html css bash excel_macros machine_learning data_science docker kubernetes linux svelte laravel rails scala lua terraform aws azure pandas pytorch';

export const CODING: Family = {
  id: 'coding',
  name: 'Programming',
  category: 'Tech',
  words: vocabulary(
    `${TOOLS} code codes coder coders coding program programs programmer* programming software developer* dev app apps web_dev* web_page* website* web_site* algorithm* leetcode open_source side_project* hackathon* game_dev* game_engine unity godot unreal_engine devops github git api apis backend frontend full_stack fullstack chatbot* data_structures computer_science arduino raspberry_pi`,
  ),
  subjects: { names: vocabulary(TOOLS), article: 'your ', after: ' project', isCapital: true },
  it: 'your project',
  quests: {
    short: {
      title: ['Solve', '1 small puzzle for {it}', 'in {m} minutes, with a test that passes'],
      steps: [
        ['State input and output in one line', 'If you cannot, that is the puzzle.'],
        ['Write the failing test first', 'One easy case and one nasty one.'],
        ['Make it pass, then rename one thing', 'The best name is the one you would search for.'],
      ],
    },
    core: {
      atMost: 90,
      title: ['Work', '{m} minutes on one feature of {it}', 'until it runs end to end'],
      steps: [
        ['Write down what a user will see', 'Three lines, no technology.'],
        ['Get the thinnest version running', 'Fixed data, ugly page, but from click to result.'],
        ['Replace one fake with the real thing', 'And commit before the next.'],
        ['Leave a note for tomorrow’s you', 'What works, what does not, which file to open.'],
      ],
    },
    long: {
      atMost: 180,
      title: ['Ship', '1 improvement of {it} in {m} minutes', 'that somebody else can use'],
      steps: [
        ['Choose the thing that annoys most', 'Not the thing that is most interesting.'],
        [
          'Read the code around it before you touch it',
          'Draw the path from input to output on paper.',
        ],
        ['Change it in steps that each stay green', 'Small commits with a why in the message.'],
        ['Put it where people can try it', 'A link, a release, a pull request.'],
      ],
    },
    once: {
      title: ['Read', '1 library behind {it} for {m} minutes', 'and explain it in half a page'],
      steps: [
        ['Pick a library you already use', 'And one question you have about it.'],
        ['Follow a single call to the bottom', 'Note every file on the way; ignore the rest.'],
        ['Write what surprised you', 'And one idea to take home to your own code.'],
      ],
    },
  },
  advice: {
    start:
      'Build something tiny that you will use yourself this week. Tutorials teach you to follow; your own bug teaches you to program.',
    stuck:
      'Make the problem smaller until it works, then add back one thing at a time. Explain the code aloud, line by line; you will hear the lie.',
    time: 'One puzzle or one commit a day. Leave a failing test in the evening: it says where to begin.',
    slip: 'Open the project and fix a typo. The way back in is always one trivial commit.',
    better:
      'Rewrite something you made a month ago without looking at it, then compare. What got shorter is what you learned.',
  },
};
