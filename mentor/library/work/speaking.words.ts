import type { TopicWords } from '#mentor/library/topic.ts';

export const SPEAKING_WORDS: TopicWords = {
  name: 'Speaking',
  words: {
    objects:
      'public speaking, speech, presenting, give a talk, giving talks, microphone, speak in public, speak in front of people, podium, rhetoric, speak confidently, audience, in front of an audience, presentations, give a presentation, talk for a, give a speech, giving a speech, when i present, speak to groups, toast, debate, debating, moderate, webinar, panel discussion, lectern, reading at church, read at mass, town hall, pitch to investors, elevator pitch, speaker, storyteller, stutter, speaking in front, in front of my class, in front of a crowd, talk in front of, best man, hold a talk, stammer, talking in groups, talking in large groups, talk in front of people, fear of talking, in front of a group',
    verbs:
      'present, pitch, speak up, speak in front, present at, speak in public, articulate, enunciate, interrupt',
    context:
      'talk, audience, slides, voice, nervous, shaking, confident, crowd, stage, conference, meeting, listeners, class, red, panicking, people, front, pause, slowly, notes, ideas, colleagues, say, think, discussion, groups, prepare, terrified, stand, look, opinion',
    not: 'speak spanish, speak french, speak german, speak english, native speaker, speaking exam, birthday presents, at present, sing, talk therapy, small talk, in spanish, in french, in german, in italian, in english, in polish, in turkish, party, parties, be present, interviews, interview, when i play, pitch a tent, wrapping presents, birthday present, presents, choir, debate with my wife, without going red, gesture drawing, figure drawing, lesson',
  },
  subs: {
    nerves: {
      name: 'stage fright',
      words: {
        objects:
          'stage fright, fear of public speaking, nervous speaking, freeze on stage, hands shake, heart races, blank mind, go blank, blush, panic before talks, voice shakes, glossophobia, terrified of presenting, nervous in front, front of an audience, over my stage fright, toastmasters, bright red, go bright red, present in class, stand in front, in front of 50 people, in front of people, in front of the class, in front of others, nerves before presentations, before presentations, before a presentation, before i speak, before speaking, shaking when i give, calm my nerves before, fear of speaking, afraid of speaking, scared of presentations, scared of speaking, terrified of speaking, voice trembles, hands tremble, sweat when i, dread presentations, avoid presentations, speaking anxiety, panic on stage',
      },
    },
    'building-a-talk': {
      name: 'building a talk',
      words: {
        objects:
          'slides, presentation, wedding speech, best man speech, make a toast, eulogy, conference talk, outline of my talk, thesis defence, pitch deck, keynote, speech for, prepare a talk, prepare a speech, prepare my speech, talk for a conference, tedx talk, ted talk, tedx, write a speech, write my speech, write a toast, give a toast, father of the bride, maid of honour speech, retirement speech, thank-you speech, funeral speech, birthday speech, after-dinner speech, powerpoint, better presentations, structure my talk, structure a talk, opening line, open my talk, ending of my talk, five-minute talk, ten-minute talk, 10 minute presentation, present my research, rehearse my, pitch my startup, investor pitch, a talk at',
      },
    },
    delivery: {
      name: 'voice and delivery',
      words: {
        objects:
          'filler words, saying um, ums, speak too fast, talk too fast, mumble, monotone, body language, eye contact, storytelling, articulate, project my voice, speak clearly, more slowly when i present, speak more slowly, speak slower, slow down when i, speak slowly, voice when i speak, stronger voice when, stronger voice, voice carry, louder voice, speak louder, speak up louder, pause and look, look at the audience, look at people, pauses, reading from my notes, without notes, from my notes, off script, read from my slides, without reading, um and er, saying like, saying basically, rambling, ramble, get to the point, stand still, hands when i speak, use my hands, video myself speaking, film myself speaking, record my speech, record myself, talking too fast, sound more confident, sound confident, mumbling, clearer, diction, elocution, monotonous, posture on stage, vary my voice, tell stories in, funny speech',
      },
    },
    'speaking-up': {
      name: 'speaking up',
      words: {
        objects:
          'speak up, speaking up, raise my hand, quiet in meetings, shy in groups, say my opinion, voice my opinion, talked over, be heard, too quiet, say something in class, contribute in class, find my voice, one thing in every team meeting, say something in, say at least one thing, thing in every meeting, thing in every, let people interrupt, letting people interrupt, interrupt me, interrupted in meetings, say what i think, what i think in, assertive, more assertive, talking to senior, senior colleagues, disagree, in discussions, in a discussion, join the discussion, contribute to discussions, contribute in meetings, ask a question in, ask questions in, question in every, questions in class, answer in class, hand up in class, ideas heard, my ideas to be heard, ideas in meetings, opinion in, say no clearly, stand up for myself, stand my ground, be taken seriously, quiet one, in seminars, in lectures, participate in discussions, speak in class, speak in meetings, talk in meetings, talk over me, hold my own',
      },
    },
  },
};
