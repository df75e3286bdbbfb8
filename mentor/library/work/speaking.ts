import type { Topic } from '#mentor/library/topic.ts';

export const SPEAKING = {
  id: 'speaking',
  shelf: 'work',
  name: 'Speaking',
  category: 'Business',
  words: {
    objects:
      'public speaking, speech, presenting, give a talk, giving talks, microphone, speak in public, speak in front of people, podium, rhetoric, speak confidently, audience, in front of an audience, presentations, give a presentation, talk for a, give a speech, giving a speech, when i present, speak to groups, toast, debate, debating, moderate, webinar, panel discussion, lectern, reading at church, read at mass, town hall, pitch to investors, elevator pitch, speaker, storyteller, stutter, speaking in front, in front of my class, in front of a crowd, talk in front of, best man, hold a talk, stammer, talking in groups, talking in large groups, talk in front of people, fear of talking, in front of a group',
    verbs:
      'present, pitch, speak up, speak in front, present at, speak in public, articulate, enunciate, interrupt',
    context:
      'talk, audience, slides, voice, nervous, shaking, confident, crowd, stage, conference, meeting, listeners, class, red, panicking, people, front, pause, slowly, notes, ideas, colleagues, say, think, discussion, groups, prepare, terrified, stand, look, opinion',
    not: 'speak spanish, speak french, speak german, speak english, native speaker, speaking exam, birthday presents, at present, sing, talk therapy, small talk, in spanish, in french, in german, in italian, in english, in polish, in turkish, party, parties, be present, interviews, interview, when i play, pitch a tent, wrapping presents, birthday present, presents, choir, debate with my wife, without going red, gesture drawing, figure drawing, lesson',
  },
  subs: [
    {
      id: 'nerves',
      name: 'stage fright',
      words: {
        objects:
          'stage fright, fear of public speaking, nervous speaking, freeze on stage, hands shake, heart races, blank mind, go blank, blush, panic before talks, voice shakes, glossophobia, terrified of presenting, nervous in front, front of an audience, over my stage fright, toastmasters, bright red, go bright red, present in class, stand in front, in front of 50 people, in front of people, in front of the class, in front of others, nerves before presentations, before presentations, before a presentation, before i speak, before speaking, shaking when i give, calm my nerves before, fear of speaking, afraid of speaking, scared of presentations, scared of speaking, terrified of speaking, voice trembles, hands tremble, sweat when i, dread presentations, avoid presentations, speaking anxiety, panic on stage',
      },
      quests: [
        {
          id: 'speak-page-aloud',
          title: 'Read one page aloud, standing',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [3, 5, 10],
          steps: [
            ['Stand with both feet on the floor', 'Page at chest height, not on a table.'],
            ['Breathe out, then say the first word', 'Shoulders down, knees loose.'],
            [
              'Read to a point across the room',
              'Eyes up at each full stop. Too quiet: aim further.',
            ],
          ],
          tiny: 'Read five sentences aloud, standing.',
          why: 'Daily reading aloud gets you used to the sound of your own voice.',
          source: 'craft',
        },
        {
          id: 'speak-one-listener',
          title: 'Speak two minutes to one listener',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [10, 15, 20],
          steps: [
            ['Take something you know how to do', 'A dish, a route, a repair; three points.'],
            ['Write down your fear from 0 to 10', 'Before and after; keep both numbers.'],
            ['Speak standing, to the end', 'Stuck: look at the card, go on, no apology.'],
          ],
          tiny: "Speak one minute to your phone's camera.",
          needs: ['company'],
          why: 'Speaking in small steps again and again lowers the fear of it.',
          source: 'trial',
        },
        {
          id: 'speak-to-group',
          title: 'Speak once in front of a group',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [45, 60, 90],
          steps: [
            ['Choose the mildest group', 'A speaking club as guest, a class, five friends.'],
            ['Know the first two sentences by heart', 'The rest stands on one card.'],
            ['Write your fear from 0 to 10, before and after', 'Add one listener next time.'],
          ],
          tiny: 'Ask one group for three minutes next week.',
          needs: ['company'],
          why: 'Speaking repeatedly to real listeners reduces stage fright.',
          source: 'trial',
        },
        {
          id: 'speak-floor-questions',
          title: 'Answer five questions from the floor',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [15, 20, 30],
          steps: [
            ['Give friends your topic', 'Each writes one friendly and one nasty question.'],
            [
              'Repeat the question, then answer it',
              'Two sentences. "I do not know, I will find out" is one.',
            ],
            ['Note the one that threw you', 'Prepare that answer for next time.'],
          ],
          tiny: 'Answer one nasty question aloud in two sentences.',
          needs: ['company'],
          why: 'Repeating a question gives time and lets the room hear it.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'talk',
      name: 'building a talk',
      words: {
        objects:
          'slides, presentation, wedding speech, best man speech, make a toast, eulogy, conference talk, outline of my talk, thesis defence, pitch deck, keynote, speech for, prepare a talk, prepare a speech, prepare my speech, talk for a conference, tedx talk, ted talk, tedx, write a speech, write my speech, write a toast, give a toast, father of the bride, maid of honour speech, retirement speech, thank-you speech, funeral speech, birthday speech, after-dinner speech, powerpoint, better presentations, structure my talk, structure a talk, opening line, open my talk, ending of my talk, five-minute talk, ten-minute talk, 10 minute presentation, present my research, rehearse my, pitch my startup, investor pitch, a talk at',
      },
      quests: [
        {
          id: 'speak-core-line',
          title: 'Write your talk in one line',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 25],
          steps: [
            ['Finish: "After this they will ..."', 'One thing. Two things are two talks.'],
            ['Say it to somebody, ask "so what?"', 'Their question shows the missing half.'],
            ['Write it at the top of a sheet', 'What does not serve it stays out.'],
          ],
          tiny: 'Write one version of the line.',
          why: 'Listeners keep little of a talk, and one clear line decides what.',
          source: 'craft',
        },
        {
          id: 'speak-three-cards',
          title: 'Outline one talk on three cards',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            ['Write the start: a question, picture, event', 'No thanks and no table of contents.'],
            ['Write three points, an example each', 'A toast: three small true scenes.'],
            ['Write the end: your line, said again', 'In full, word for word.'],
            ['Say it once from the cards', 'Where you hesitate, write one more word.'],
          ],
          tiny: 'Write the middle card with three words.',
          why: 'Few words on a card keep the eyes on the people.',
          source: 'craft',
        },
        {
          id: 'speak-timed-run',
          title: 'Time one full run of the talk',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [20, 30, 45],
          steps: [
            ['Stand, with slides and clock', 'Aloud, to the end, no repairs on the way.'],
            ['Write the minute at each card', 'Over time: cut an example, do not speed up.'],
            ['Repeat the worst two minutes', 'Three times, then once with the part before.'],
          ],
          tiny: 'Run the first two minutes with a clock.',
          why: 'Aloud, a talk lasts longer than it does in the head.',
          source: 'craft',
        },
        {
          id: 'speak-cut-third',
          title: 'Cut one talk by a third',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          minutes: [30, 45, 60],
          steps: [
            ['Put every slide or point on a slip', 'Sort by: must know, nice to know.'],
            ['Take a third away', 'Into a handout. One picture or sentence a slide.'],
            ['Give the short one to a listener', 'They write what was missing.'],
          ],
          tiny: 'Take away one slide.',
          why: 'A shorter talk leaves room for pauses and questions.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'delivery',
      name: 'voice and delivery',
      words: {
        objects:
          'filler words, saying um, ums, speak too fast, talk too fast, mumble, monotone, body language, eye contact, storytelling, articulate, project my voice, speak clearly, more slowly when i present, speak more slowly, speak slower, slow down when i, speak slowly, voice when i speak, stronger voice when, stronger voice, voice carry, louder voice, speak louder, speak up louder, pause and look, look at the audience, look at people, pauses, reading from my notes, without notes, from my notes, off script, read from my slides, without reading, um and er, saying like, saying basically, rambling, ramble, get to the point, stand still, hands when i speak, use my hands, video myself speaking, film myself speaking, record my speech, record myself, talking too fast, sound more confident, sound confident, mumbling, clearer, diction, elocution, monotonous, posture on stage, vary my voice, tell stories in, funny speech',
      },
      quests: [
        {
          id: 'speak-count-ums',
          title: 'Record one minute, count the ums',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [5, 10, 15],
          steps: [
            ['Draw a noun from a book and begin', 'Phone on the table, no preparing.'],
            ['Listen back with a pencil', 'One stroke for each um, like, so, you know.'],
            ['Speak the same minute again', 'Shut your mouth where the um was.'],
          ],
          tiny: 'Record thirty seconds and count.',
          why: 'Fillers fall once they are heard, and silence takes their place.',
          source: 'craft',
        },
        {
          id: 'speak-marked-pauses',
          title: 'Speak one text with marked pauses',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [5, 10, 15],
          steps: [
            ['Mark a page: one line short, two long', 'A long one before the main word.'],
            ['Read it aloud and count one, two', 'Walk on the long ones, stand still on words.'],
            ['Read the last paragraph at half speed', 'Record it: it rarely sounds so slow.'],
          ],
          tiny: 'Read one paragraph with three long pauses.',
          why: 'A pause lets the listeners finish the thought.',
          source: 'craft',
        },
        {
          id: 'speak-one-story',
          title: 'Tell one story in three minutes',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [15, 20, 30],
          steps: [
            ['Begin in the middle of the event', 'Place, hour, what somebody said.'],
            ['Build it round one turn', 'Something goes wrong; cut people who do nothing.'],
            ['Tell it, then stop', 'The last sentence is the event, not its moral.'],
          ],
          tiny: 'Tell one thing that happened today, in one minute.',
          why: 'People retell scenes better than statements.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'speaking-up',
      name: 'speaking up',
      words: {
        objects:
          'speak up, speaking up, raise my hand, quiet in meetings, shy in groups, say my opinion, voice my opinion, talked over, be heard, too quiet, say something in class, contribute in class, find my voice, one thing in every team meeting, say something in, say at least one thing, thing in every meeting, thing in every, let people interrupt, letting people interrupt, interrupt me, interrupted in meetings, say what i think, what i think in, assertive, more assertive, talking to senior, senior colleagues, disagree, in discussions, in a discussion, join the discussion, contribute to discussions, contribute in meetings, ask a question in, ask questions in, question in every, questions in class, answer in class, hand up in class, ideas heard, my ideas to be heard, ideas in meetings, opinion in, say no clearly, stand up for myself, stand my ground, be taken seriously, quiet one, in seminars, in lectures, participate in discussions, speak in class, speak in meetings, talk in meetings, talk over me, hold my own',
      },
      quests: [
        {
          id: 'speak-one-question',
          title: 'Ask one question in a group',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          sessions: [1, 3],
          minutes: [5, 10, 15],
          steps: [
            ['Write it beforehand', '"How would that work for ...?" is enough.'],
            ['Sit where the speaker sees you', 'Hand up early, while few are asking.'],
            ['Read it from the paper', 'Read, look up, wait for the answer.'],
          ],
          tiny: 'Write one question for the next meeting or class.',
          needs: ['company'],
          why: 'With the words on paper, only raising the hand is left to do.',
          source: 'craft',
        },
        {
          id: 'speak-opinion',
          title: 'Say one opinion with one reason',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 3],
          minutes: [5, 10, 15],
          steps: [
            ['Choose a small matter', 'The film, the menu, the order of the agenda.'],
            ['Say "I would, because"', 'One reason, then a full stop. No "maybe", no sorry.'],
            ['Note what the others did', 'Mostly nothing happens; write that too.'],
          ],
          tiny: 'Say one preference today when somebody asks.',
          needs: ['company'],
          why: 'Small matters give practice while little depends on it.',
          source: 'craft',
        },
        {
          id: 'speak-disagree',
          title: 'Disagree aloud once, with a proposal',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [1, 2],
          minutes: [5, 10, 15],
          steps: [
            ['Say first what is right in it', 'One half sentence, in their words.'],
            [
              'Say "I see one point differently"',
              'The point, not the person. Then what you would do.',
            ],
            ['Stop and let them answer', 'Talked over: "One sentence more", same volume.'],
          ],
          tiny: 'Write one disagreement of this week as a proposal.',
          needs: ['company'],
          why: 'A proposal gives the others something to answer.',
          source: 'craft',
        },
        {
          id: 'speak-lead-talk',
          title: 'Lead one discussion of 30 minutes',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [45, 60, 90],
          steps: [
            ['Write one question and its time limit', "For a book club, team or parents' evening."],
            ['Call on two who have said nothing', 'By name, with a question they can answer.'],
            ['Sum it up in three sentences', 'Ask: did I leave something out?'],
          ],
          tiny: 'Offer to lead one point of the next meeting.',
          needs: ['company'],
          why: 'Whoever leads the round has a reason to speak and a task to hold on to.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Give the same two minutes to one listener until you know them.',
    missed: 'After a gap read one page aloud, standing, before you work on the talk.',
  },
  caps: { dayMinutes: 120, growth: 0.2 },
} as const satisfies Topic;
