import { NONE, type SessionKind } from './session-kind.ts';

/** Sessions with other people, with animals and for work. */
export const PEOPLE_SESSIONS: readonly SessionKind[] = [
  {
    id: 'play-together',
    words: /\b(?:lego|play\w*|games?|wrestl\w*|trains?|they choose|on the floor|build|football)\b/i,
    of: /^people\/(?:children|family|partner)|^home\/screens/,
    minutes: 20,
    steps: [
      ['Screens out of the room before you sit down', 'Yours first.'],
      ['They choose, you follow', 'Say what you see instead of what to do better.'],
      ['Say “two more minutes” before the end', 'And keep to it, both ways.'],
    ],
    wayOn: 'one afternoon a week that is longer',
  },
  {
    id: 'call',
    words:
      /\b(?:call|ring|facetime|video)\b|\bphone (?!in|on|off|away|out|to|at|basket|stays|charg)\w+/i,
    of: /^people\/(?!pets)/,
    minutes: 15,
    steps: [
      [
        'A fixed hour that is good in both places',
        'Another time zone: write both clocks in the reminder.',
      ],
      [
        'One thing to tell, one thing to ask',
        'On a slip beside the phone; their answers go there too.',
      ],
      ['Name the next call before you hang up', 'No answer: a voice message of one minute counts.'],
    ],
    wayOn: 'a call with a picture, or somebody else on it',
  },
  {
    id: 'one-question',
    words:
      /\b(?:ask (?:one|a|two) (?:new )?(?:person|people|colleague|neighbou?r|stranger)(?: (?:something|a question|how .*|about (?:their|the) .*))?|(?:greet|say (?:hi|hello) to|(?:talk|chat) (?:to|with)) (?:one|a|two) (?:new )?(?:person|people|colleague|neighbou?r|stranger))$/i,
    of: /^people\/|^mind\/|^work\//,
    minutes: 10,
    isDaily: true,
    steps: [
      ['Have one open question ready', 'How was the weekend?'],
      ['Ask, listen, ask once more about the answer', 'Two minutes are enough.'],
      ['Write the name and one thing they said', 'It is where the next time begins.'],
    ],
    wayOn: 'somebody you have not talked to yet',
  },
  {
    id: 'role-play',
    words: NONE,
    firm: /\brole[- ]?plays?\b/i,
    minutes: 20,
    steps: [
      ['One scene, and who is who', 'Real names of things, the real paper in the hand.'],
      ['Play it twice, help only at the second stop', 'The first time may end in laughter.'],
      ['Write three words that were missing', 'They come first next time.'],
    ],
    wayOn: 'the same scene with one surprise in it',
  },
  {
    id: 'riding',
    words: /\b(?:trot\w*|canter\w*|stirrups?|transitions?|lunge\w*|dressage|hack(?:ing)? out)\b/i,
    of: /\/animal/,
    minutes: 45,
    steps: [
      ['Girth, helmet, five minutes of walk first', 'Somebody stands in the arena or by the gate.'],
      [
        'As long as the seat stays soft, no longer',
        'It tightens: a step down, breathe out, again.',
      ],
      ['End on a good one, write which rein was better', 'The other one begins next time.'],
    ],
    wayOn: 'a few strides more',
  },
  {
    id: 'walk-together',
    words:
      /^(?!.*\b(?:up to|past|away)\b).*\b(?:walk|stroll|round the (?:block|reservoir|lake|park))\b/i,
    of: /^people\/(?:partner|family|children|friends)/,
    minutes: 30,
    steps: [
      ['Shoes on, phones stay at home', 'Always the same way; in rain the short one.'],
      ['One tells on the way out, the other on the way back', 'Ask once more before you answer.'],
      ['Name the day of the next one at the door', 'Nothing has to be solved on the way.'],
    ],
    wayOn: 'a longer way once a week',
  },
  {
    id: 'talk-together',
    words:
      /\b(?:talk|tea|coffee|ask|eat|dinner|table|evening|(?:one|our|next) date|date night|garden|book it|pick a place|breakfast)\b/i,
    of: /^people\/(?:partner|family|children)/,
    minutes: 20,
    steps: [
      ['Sit where you see each other, screens elsewhere', 'The same chair, the same hour.'],
      ['Ask about one thing of today, then about the answer', 'Listening, not solving.'],
      ['Tell one thing of your own', 'Then it is over, and nobody has to clear anything up.'],
    ],
    wayOn: 'one evening a month that is planned by the other',
  },
  {
    id: 'shutdown',
    words:
      /\bplan tomorrow\b|\bshut ?down (?:list|routine|ritual)\b|\b(?:laptop|lid|inbox closed|close|list|sticky|note)\b.*\b(?:shut|lid|closed?|tomorrow|drawer|bag|stop|note)\b/i,
    of: /^work\/|^mind\/(?:focus|temper|routines)|^\/(?:aim|task)?$/,
    minutes: 5,
    steps: [
      ['A bell ten minutes before the hour', 'What is open then is not finished today.'],
      [
        'Write the first three things of tomorrow',
        'One line each; they wait there, not in your head.',
      ],
      ['Lid down, out of sight, say “done”', 'Missed by an hour: write why, no more.'],
    ],
    wayOn: 'a quarter of an hour earlier',
  },
  {
    id: 'phone-away',
    words:
      /\b(?:phones?|laptop|tv|telly|tablet|screens?|console|devices?)\b.*\b(?:drawer|hall\w*|kitchen|charg\w*|off|away|bag|office|shut|shelf|fridge|basket|box|bin|tin|cupboard|room|till|until)\b|\bcharge (?:the |your )?phone|\b(?:tv|telly|laptop) off\b/i,
    minutes: 5,
    steps: [
      ['Put the charger there today', 'Far enough that one has to get up.'],
      ['At the hour it goes there, sound on for calls only', 'Whoever matters can still ring.'],
      [
        'Have the next thing within reach before that',
        'Book, game, paper, tea: chosen in the morning.',
      ],
    ],
    wayOn: 'a quarter of an hour earlier',
  },
  {
    id: 'lead-lesson',
    words: /\b(?:leash|lead)\b/i,
    of: /^people\/(?:pets|animal)/,
    minutes: 10,
    steps: [
      ['Twenty tiny treats in the pocket, a quiet street', 'Before a meal, not after.'],
      ['Leash tight: stand still; slack again: treat, go on', 'The treat comes beside your leg.'],
      ['Stop after a success', 'Three failures in a row: a quieter place, fewer steps.'],
    ],
    wayOn: 'the same where there is one thing more to look at',
  },
  {
    id: 'animal-lesson',
    words:
      /\b(?:treats?|cheese|pulls|seeds?|click\w*|rewards?|target|step up|chicken|calls?|recall|sit|stay|heel|train\w*|tricks?|commands?)\b/i,
    of: /^people\/(?:pets|animal)/,
    minutes: 10,
    steps: [
      ['Twenty tiny treats in the pocket, a quiet place', 'Before a meal, not after.'],
      ['Reward within a second of what you want', 'A word or a click, then the treat.'],
      ['Stop after a success', 'Three failures in a row: nearer, quieter, easier.'],
    ],
    wayOn: 'the same where there is one thing more to look at',
  },
  {
    id: 'pet-play',
    words: /\b(?:rod|feathers?|play|toy|ball)\b/i,
    of: /^people\/(?:pets|animal)/,
    minutes: 10,
    steps: [
      ['Move it away, like something that wants to escape', 'Behind a corner, under paper.'],
      ['Let the animal catch it every third time', 'Pauses belong to the hunt.'],
      ['End with a bite to eat', 'Toy into the cupboard: it stays special.'],
    ],
    wayOn: 'a second round at another hour',
  },
  {
    id: 'answer-friends',
    words: /\b(?:messages?|text|repl\w+|chats?|voice note|write to one)\b/i,
    of: /^people\//,
    firm: /^(?:reply|text|write back) (?:to )?(?:one|a|1|two|2) (?:friend|person|message)s?\b|\bsend (?:one|a) (?:photo|picture|voice)\b|\bvoice note to\b/i,
    minutes: 10,
    steps: [
      ['The oldest one first', '“Sorry it took so long” is enough; then go on.'],
      ['Answer one thing they said, ask one thing back', 'Names of theirs in it.'],
      ['Too long for thumbs: a voice message of one minute', 'Or a day to call, named at once.'],
    ],
    wayOn: 'one you write first',
  },
  {
    id: 'greet',
    words:
      /\b(?:say h\w+|hello|greet|sentence|chat|smile|ask (?:for )?(?:a|their) name|lift|elevator|stairwell|neighbou?rs?)\b/i,
    of: /^people\/(?:friends|dating)|^mind\/self-worth|^home\/moving/,
    minutes: 5,
    steps: [
      [
        'Have the sentence ready before the door opens',
        '“Busy day?” or the weather: ordinary is right.',
      ],
      ['Say it first, then wait three seconds', 'A nod back counts.'],
      ['Write down the name, if there was one', 'Next time it is in the sentence.'],
    ],
    wayOn: 'one question more, about what they said last time',
  },
  {
    id: 'turn-up',
    words:
      /\b(?:show up|go to|meet\w*|visit|invite|coffee|date|plan one|hello|write to|shed|club|group)\b/i,
    of: /^people\/(?!partner|children)|^home\/moving|^mind\/self-worth|^\//,
    minutes: 30,
    steps: [
      ['Settle day and hour before you have to choose', 'Tell one person that you come.'],
      [
        'Go for twenty minutes; leaving is allowed',
        'Ask one person a question, with their name in it.',
      ],
      ['Write down the name and one thing they said', 'It is where the next time begins.'],
    ],
    wayOn: 'you ask somebody along',
  },
  {
    id: 'speak-up',
    words: /\b(?:say|question|sentence|meeting|speak|raise)\b/i,
    of: /^work\/(?:speaking|career)|^mind\/self-worth|\/perform/,
    minutes: 10,
    steps: [
      ['Write it word for word before you go in', 'One sentence and its reason.'],
      ['Say it in the first third', 'Reading it off is allowed.'],
      ['Write what came back', 'One line; nothing about how it sounded.'],
    ],
    wayOn: 'one answer to somebody else, too',
  },
  {
    id: 'rehearsal',
    words:
      /\b(?:record|talk|speech|presentation|rehears\w*|ehms?|film|intro|mirror|toastmasters|slowly|run through|lines aloud)\b/i,
    of: /^work\/(?!own|job)|\/perform/,
    firm: /\b(?:read|say) (?:\w+ ){0,3}(?:aloud|out loud)\b.*\brecord/i,
    minutes: 15,
    steps: [
      ['Stand up and record three minutes in one go', 'Slips stay in.'],
      ['Watch it once without sound, once without picture', 'Choose one thing to change.'],
      ['Say it again with only that changed', 'Write the count or the time beside the date.'],
    ],
    wayOn: 'in front of one person',
  },
  {
    id: 'application',
    words:
      /\b(?:appl\w+|cover letter|cv|resume|posting|adverts?|vacanc\w+|letter|portfolio|section)\b/i,
    of: /^work\//,
    minutes: 45,
    fills: true,
    steps: [
      [
        'Underline three things that the advert asks for',
        'Two of them are yours: go on. None: the next advert.',
      ],
      ['Answer each with something you did, and a number', 'What answers none of them is deleted.'],
      ['Send it in the same session', 'Firm, date, person in one list; ask again after ten days.'],
    ],
    wayOn: 'one message a week to somebody who works there',
  },
  {
    id: 'offer-online',
    words: /\b(?:photograph|pictures?|photos?|descriptions?|posts?|listing|vinted|etsy|ebay)\b/i,
    of: /^work\/own|^home\/decluttering|^money\//,
    anywhere: /\b(?:descriptions?|vinted|etsy|ebay)\b/i,
    minutes: 45,
    fills: true,
    steps: [
      ['Shoot them all by one window on a plain cloth', 'Front, back, one detail, one flaw.'],
      ['Write what it is, its size, its price, one use', 'The words a buyer would type.'],
      ['Put it online before you stop', 'Which one was looked at most: a look on Sunday.'],
    ],
    wayOn: 'the same number in less time',
  },
];
