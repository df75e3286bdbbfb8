import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const PUBLIC_SPEAKING: Family = {
  id: 'public-speaking',
  name: 'Speaking in public',
  category: 'Business',
  words: vocabulary(
    'public_speaking speak_in_public speaking_in_public speak_publicly speech* speaker presentation* presenting present_better toastmasters stage_fright on_stage in_front_of_people in_front_of_a* in_front_of_crowds in_front_of_others give_a_talk give_talks giving_talks talks ted_talk keynote* debate debating speak_up speak_confidently speak_with_confidence speak_better speak_clearly speaking_skills communication_skills confident_speaker pitch_deck wedding_toast best_man',
  ),
  countsWhenRefused: true,
  it: 'speaking',
  quests: {
    short: {
      atMost: 5,
      title: ['Speak', '{m} minutes on one question', 'standing up, to the last sentence'],
      steps: [
        ['Draw a question at random', 'A book page, a headline, a child’s why.'],
        [
          'Say your answer first, then two reasons',
          'Then the answer again: that is already a speech.',
        ],
        ['End on purpose', 'Last sentence, full stop, three seconds of silence.'],
      ],
    },
    core: {
      atMost: 45,
      title: ['Rehearse', '{m} minutes of one talk', 'until the opening needs no notes'],
      steps: [
        ['Write the one thing they should repeat', 'If it needs a comma, it is two things.'],
        ['Learn the first and the last two sentences', 'By heart; everything between may wander.'],
        ['Say it walking, then sitting, then whispering', 'Then it will also come out on a stage.'],
        ['Film two minutes and count the “ehm”', 'Replace each with a breath.'],
      ],
    },
    long: {
      title: [
        'Build',
        '1 talk of five minutes in {m} minutes',
        'with one story, one picture and one point',
      ],
      steps: [
        ['Describe who will sit there', 'What do they believe now, and what afterwards?'],
        ['Find the story that happened to you', 'A place, a moment, somebody said something.'],
        ['Cut slides to what words cannot do', 'One picture each, no list.'],
        ['Give it to an empty room twice', 'Once for the words and once for the pauses.'],
      ],
    },
    once: {
      title: [
        'Give',
        '1 talk to at least 3 people',
        'within {m} minutes and collect one wish from each',
      ],
      steps: [
        ['Book the room and name the hour', 'Friends, colleagues, a speaking club.'],
        ['Arrive early and stand where you will stand', 'Say the first sentence to the chairs.'],
        [
          'Ask each for one thing to keep, one to change',
          'Write it down and thank them without explaining.',
        ],
      ],
    },
  },
  advice: {
    start:
      'Speak standing up, alone, every day for a few minutes. The voice gets used to being heard before the head does.',
    stuck:
      'Fear falls with repetition, not with courage. Make the audience smaller until you can, then add one person.',
    time: 'Practise the first minute only. When it carries you, the rest follows.',
    slip: 'A blank is a pause to everyone but you. Breathe, say what you just said in other words, go on.',
    better:
      'Watch your recording once without sound and once without picture. Hands and voice improve from different mirrors.',
  },
};
