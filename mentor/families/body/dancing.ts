import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const STYLES =
  'dance(?!_(?:salsa|tango|swing|bachata|ballet|waltz|hip)) dancing salsa tango ballet hip_hop waltz swing bachata boxing kickboxing karate judo jiu_jitsu bjj martial_arts climbing bouldering tennis football soccer basketball volleyball golf skating skateboard* surfing skiing ski snowboarding badminton padel table_tennis rowing ballroom taekwondo muay_thai wrestling fencing archery hockey baseball cricket rugby handball gymnastics kung_fu pickleball parkour sailing kayaking';

export const DANCING: Family = {
  id: 'dancing',
  name: 'A sport or an art of movement',
  category: 'Fitness',
  words: vocabulary(`${STYLES} dancer dances sport sports athlete tournament climb boulder surf`),
  subjects: {
    names: vocabulary(`${STYLES} climb surf`),
    shown: { ski: 'skiing', climb: 'climbing', surf: 'surfing', dance: 'dancing' },
  },
  it: 'your sport',
  quests: {
    short: {
      atMost: 20,
      title: [
        'Drill',
        '1 basic skill of {it} for {m} minutes',
        'until it works ten times in a row',
      ],
      steps: [
        ['Choose the basic you use most', 'The step, the stance, the serve.'],
        ['Go slowly enough to be perfect', 'Speed hides what slowness shows.'],
        ['Count clean repeats aloud', 'A miss sets the count to zero; smile and go on.'],
      ],
    },
    core: {
      isWeekly: true,
      atMost: 60,
      title: ['Train', '{m} minutes of {it}', 'with one thing to watch for'],
      steps: [
        ['Warm up as if you were older', 'Joints first, then pulse.'],
        ['Hold one cue in mind for the whole time', 'Elbow, breath, eyes, balance.'],
        ['Play or flow freely at the end', 'That is what the rest is for.'],
      ],
    },
    long: {
      atMost: 120,
      title: ['Join', '1 session of {it} with others', 'for {m} minutes and learn one name'],
      steps: [
        ['Find a class, a club or a partner', 'Beginners’ evenings are everywhere.'],
        ['Ask somebody better for one tip', 'One; more will not fit in.'],
        ['Use it until it feels odd no more', 'Odd is what new feels like.'],
        ['Write down tip, name and next date', 'On the way home.'],
      ],
    },
    once: {
      title: ['Enter', '1 small event of {it}', 'and prepare it for {m} minutes'],
      steps: [
        ['Pick one where losing costs nothing', 'An open evening, a friendly round.'],
        ['Decide what success is beforehand', 'Not winning: one thing you control.'],
        ['Note what nerves changed', 'That is next month’s drill.'],
      ],
    },
  },
  advice: {
    start:
      'Go to the beginners’ evening before you buy anything. People keep you coming, equipment does not.',
    stuck:
      'Go back to the basic and do it at half speed. Every plateau is a basic that was left too early.',
    time: 'Ten minutes of one drill at home make the weekly hour count double.',
    slip: 'Text the person you trained with. “See you Thursday?” is the whole comeback plan.',
    better: 'Film a minute and compare it with someone good, one joint at a time.',
  },
};
