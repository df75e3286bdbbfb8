import type { TopicWords } from '#mentor/library/topic.ts';

const LANGUAGES_NAMES =
  'Python, JavaScript, TypeScript, Java, Kotlin, Swift, Ruby, PHP, Scala, Haskell, Lua, Dart, Elixir, Clojure, Perl, Julia, HTML, CSS, React, Vue, Angular, Svelte, Django, Flutter, Bash, COBOL, Fortran, Golang, Rust, C++, C#';
const LANGUAGES = Object.fromEntries(
  LANGUAGES_NAMES.split(', ').map((name) => [name, { words: name.toLowerCase() }]),
);

export const PROGRAMMING_WORDS: TopicWords = {
  name: 'Programming',
  words: {
    objects:
      'programming, coding, software, developer, programmer, typescript, java, c++, c#, golang, kotlin, swiftui, php, html, css, react, django, flutter, web development, full stack, bug fixing, api, bootcamp, unreal engine, game in, website, rust, haskell, node.js, vue, angular, svelte, next.js, android app, swift, automation, computer science, the odin project, wordpress plugin, compiler, stack overflow, tests for my, pet project, game development, chrome extension, visual studio, small program, erlang, lisp, pascal, assembly language, powershell, solidity, flask, nodejs, phone app, terraform',
    verbs: 'debug, script',
    context:
      'app, build, computer, tutorial, junior, career change, stack, engineer, ship, game, functions, tests, bot, exercises, server, discord, hobby, project',
    not: 'training program, exercise program, dress code, zip code, discount code, promo code, morse code, movie script, while coding, freelance projects, store, my shop, phone app, delete the app',
  },
  subs: {
    'first-code': {
      name: 'first programs',
      words: {
        objects:
          'learn to code, programming basics, first program, python, javascript, tutorial hell, syntax, another language, learn java, learn c++, learn c, learn html, learn rust, learn swift, learn to program, loops, variables, hello world, cs50, freecodecamp, codecademy, coding at, start coding, code for, object-oriented, understand code, simple program, computer program',
        context: 'beginner, zero, course, variables, loop, function, job, scratch',
      },
      subjects: LANGUAGES,
    },
    projects: {
      name: 'own project',
      words: {
        objects:
          'side project, web app, portfolio site, chatbot, browser extension, backend, frontend, startup idea, video game, make a game, unity, godot, discord bot, telegram bot, an app, my app, my own app, app for, app in, app store, play store, put online, finish a project, arduino, raspberry pi, home automation, automate, hackathon, saas, mvp, build a game, write a program, write a game, command line tool, cli tool, small tool, build a tool',
        verbs: 'build, launch, deploy, ship',
        context: 'idea, feature, hosting, store, online',
      },
    },
    web: {
      name: 'a web page',
      words: {
        objects:
          'web page, web site, website for, own website, my website, a website, site for my, page for my, homepage, landing page, small website, simple website, build a website, make a website, static site',
        context: 'hosting, page, site',
      },
    },
    puzzles: {
      name: 'algorithms and interviews',
      words: {
        objects:
          'algorithm, data structures, leetcode, coding interview, coding challenge, competitive programming, whiteboard, recursion, dynamic programming, technical interview, big o, advent of code, codewars, hackerrank, project euler, problem a day, coding problems, coding exercises, kata, sorting algorithms, binary search, google interview, faang, coding test, system design',
        verbs: 'solve',
        context: 'interview, puzzles, problems, company, contest, trees, graphs',
      },
    },
    craft: {
      name: 'tests, git and clean code',
      words: {
        objects:
          'clean code, unit tests, refactoring, git, github, open source, pull request, code review, design patterns, legacy code, command line, debugging, write tests, tests for, test coverage, tests first, tdd, test-driven, readable code, cleaner code, tidy code, better code, spaghetti code, contribute to, contribution, vim, docker, kubernetes, terminal, linux, bash, branches, merge conflicts, ci, documentation, document my code, debugger, bugs, technical debt, code quality, software architecture, regex',
        verbs: 'refactor',
        context: 'messy, senior, team, merge',
      },
    },
  },
};
