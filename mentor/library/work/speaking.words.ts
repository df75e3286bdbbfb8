import type { TopicWords } from '#mentor/library/topic.ts';

export const SPEAKING_WORDS: TopicWords = {
  name: 'Speaking',
  words: {
    objects:
      'public speaking, speech, presenting, give a talk, microphone, speak in public, speak in front of people, podium, rhetoric, speak confidently, audience, presentations, give a presentation, talk for a, when i present, speak to groups, toast, debate, moderate, webinar, panel discussion, lectern, town hall, elevator pitch, speaker, storyteller, stutter, speaking in front, talk in front of, best man, hold a talk, stammer, talking in large groups, fear of talking',
    verbs: 'present, pitch, speak up, articulate, enunciate, interrupt',
    context:
      'talk, slides, voice, nervous, shaking, confident, crowd, stage, conference, meeting, listeners, class, red, panicking, people, front, pause, slowly, notes, ideas, colleagues, say, think, discussion, groups, prepare, terrified, stand, look, opinion',
    not: 'at present, sing, party, be present, interviews, when i play, wrapping presents, birthday present, presents, choir, without going red, lesson',
  },
  subs: {
    nerves: {
      name: 'stage fright',
      words: {
        objects:
          'stage fright, fear of public speaking, nervous speaking, hands shake, heart races, blank mind, go blank, blush, voice shakes, glossophobia, nervous in front, front of an audience, toastmasters, bright red, present in class, stand in front, in front of people, in front of others, nerves before presentations, before a presentation, before speaking, shaking when i give, calm my nerves before, fear of speaking, voice trembles, hands tremble, dread presentations, avoid presentations, speaking anxiety',
      },
    },
    'building-a-talk': {
      name: 'building a talk',
      words: {
        objects:
          'slides, presentation, wedding speech, best man speech, make a toast, eulogy, conference talk, thesis defence, pitch deck, keynote, speech for, prepare a talk, prepare a speech, prepare my speech, talk for a conference, ted talk, tedx, write a speech, write my speech, write a toast, give a toast, retirement speech, funeral speech, birthday speech, powerpoint, better presentations, structure my talk, structure a talk, opening line, open my talk, rehearse my, pitch my startup, investor pitch, a talk at',
      },
    },
    delivery: {
      name: 'voice and delivery',
      words: {
        objects:
          'filler words, saying um, ums, mumble, monotone, body language, eye contact, storytelling, articulate, project my voice, speak clearly, speak more slowly, speak slower, speak slowly, voice when i speak, stronger voice, voice carry, louder voice, speak louder, pause and look, look at the audience, pauses, without notes, from my notes, off script, without reading, saying like, saying basically, rambling, stand still, use my hands, record my speech, record myself, sound confident, clearer, diction, elocution, monotonous, vary my voice, funny speech',
        not: 'using hands, using my hands, no hands',
      },
    },
    'speaking-up': {
      name: 'speaking up',
      words: {
        objects:
          'speak up, raise my hand, say my opinion, voice my opinion, talked over, be heard, too quiet, find my voice, say at least one thing, thing in every, interrupt me, say what i think, what i think in, assertive, talking to senior, senior colleagues, disagree, in a discussion, question in every, ideas heard, opinion in, stand my ground, quiet one, in seminars, in lectures, speak in meetings, hold my own',
      },
    },
  },
};
