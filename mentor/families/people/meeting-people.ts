import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const MEETING_PEOPLE: Family = {
  id: 'meeting-people',
  name: 'Meeting people',
  category: 'Personal',
  words: vocabulary(
    'dating go_on_a_date go_on_dates first_date make_friends make_new_friends make_more_friends new_friends more_friends find_friends meet_people meet_new_people new_people find_love fall_in_love single tinder soulmate lonely loneliness alone social socialise socialize socialising socializing sociable social_life social_skills small_talk shy shyness introvert* talk_to_strangers talk_to_girls talk_to_women talk_to_people outgoing',
  ),
  countsWhenRefused: true,
  it: 'people',
  quests: {
    short: {
      atMost: 10,
      title: ['Start', '1 short talk with somebody new', 'within {m} minutes of leaving the house'],
      steps: [
        ['Begin with what you both can see', 'The queue, the dog, the rain.'],
        ['Ask one open question', 'One that does not end in yes or no.'],
        ['Say goodbye while it is still pleasant', 'Then it is easy the next time.'],
      ],
    },
    core: {
      isWeekly: true,
      atMost: 60,
      title: ['Spend', '{m} minutes where people meet', 'and learn two names'],
      steps: [
        ['Choose a place with something to do', 'A course, a club, a kitchen, a choir.'],
        ['Arrive early and help with the chairs', 'Whoever helps is no stranger.'],
        ['Write the names down on the way home', 'With one thing each of them told you.'],
      ],
    },
    long: {
      atMost: 120,
      title: [
        'Invite',
        '1 person you like for {m} minutes',
        'to something with a beginning and an end',
      ],
      steps: [
        ['Propose a day, a place and a reason', 'Coffee after the course is a good one.'],
        ['Prepare three questions you want answered', 'And forget them as soon as it flows.'],
        ['Tell something true about yourself', 'Small and honest; then let them answer.'],
        ['Say how it was for you', 'A message the same evening, whatever comes of it.'],
      ],
    },
    once: {
      atMost: 45,
      title: [
        'Choose',
        '2 regular places to be among people',
        'in {m} minutes and sign up for one',
      ],
      steps: [
        ['List what you would do even alone', 'There the others are your kind.'],
        ['Pick what happens every week', 'Friendship is mostly repetition.'],
        ['Put the first date in the calendar', 'And tell somebody that you are going.'],
      ],
    },
  },
  advice: {
    start:
      'Go to the same place at the same hour for six weeks. People come to like those they keep seeing.',
    stuck:
      'Nobody has to be interesting, only interested. Ask the second question: it is where talks begin.',
    time: 'Do something you do anyway among others: eat, train, read. An hour a week is enough to be known.',
    slip: 'Greet one person today, by name if you can. That is the whole way back.',
    better:
      'After each meeting note one thing to ask about next time. Being remembered is what people like most.',
  },
};
