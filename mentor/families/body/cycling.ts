import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

export const CYCLING: Family = {
  id: 'cycling',
  name: 'Cycling',
  category: 'Fitness',
  words: vocabulary(
    'cycle cycles cycling cyclist bike bikes biking bicycle* mountain_bike* gravel spinning ride_to_work ride_N_km ride_N_miles',
  ),
  it: 'riding',
  quests: {
    short: {
      atMost: 30,
      title: ['Ride', '{m} minutes in place of one other trip,', 'from door to door'],
      steps: [
        ['Choose the trip the evening before', 'Shop, station, school.'],
        ['Check air, brakes, light', 'One breath each.'],
        ['Arrive slower than you could', 'Then it can happen daily.'],
      ],
    },
    core: {
      atMost: 60,
      title: ['Ride', '{m} minutes at a steady pace', 'with light gears and round pedalling'],
      steps: [
        ['Spin the first third easily', 'Eighty or more turns a minute.'],
        ['Hold a pace that just allows talk', 'Hills included: change down early.'],
        ['Roll home and wipe the chain', 'A quiet chain is a free gear.'],
      ],
    },
    long: {
      atMost: 180,
      title: ['Tour', '{m} minutes on a road you do not know', 'with one stop worth the way'],
      steps: [
        ['Draw the route with a bail-out at half', 'A station, a friend, a bus.'],
        ['Eat before you are hungry', 'Every forty minutes, something small.'],
        ['Stop at the best view and look', 'Photographs afterwards.'],
        ['Note what you lacked', 'Gloves, water, a lower gear.'],
      ],
    },
    once: {
      title: ['Service', '1 bicycle in {m} minutes', 'until it shifts and stops without a sound'],
      steps: [
        ['Wash it and look for wear', 'Pads, tyres, cable ends.'],
        ['True what rubs, oil what squeaks', 'Less oil than you think.'],
        ['Practise changing a tube at home', 'Rain is a bad teacher.'],
      ],
    },
  },
  advice: {
    start:
      'Replace one regular trip with the bike. Habits that get you somewhere need no willpower.',
    stuck:
      'Lower the gear and raise the cadence. Sore knees and sore mood usually come from pushing too hard a gear.',
    time: 'The way to work is training that costs nothing. Even one way counts.',
    slip: 'Pump the tyres today. Tomorrow the ride happens by itself.',
    better:
      'Once a week ride four hills you know and stay seated. Write down the time, not the pain.',
  },
};
