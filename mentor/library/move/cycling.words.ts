import type { TopicWords } from '#mentor/library/topic.ts';

export const CYCLING_WORDS: TopicWords = {
  name: 'Cycling',
  words: {
    objects:
      'cycling, cyclist, bicycle, bike, mtb, spinning, indoor trainer, turbo trainer, stabilisers, training wheels, derailleur, peloton, zwift, strava ride, brompton, velodrome, cyclocross, puncture repair, panniers, clipless pedals, riding again, tricycle, group ride, ride 100',
    verbs: 'pedal, ride my bicycle, ride out, freewheel',
    context:
      'ride, helmet, handlebars, gears, tyre, two wheels, km, hills, traffic, brakes, pump, wheel, loop, commute, chain, muddy',
    not: 'motorbike, life cycle, menstrual cycle, horse, dirt bike',
  },
  subs: {
    learn: {
      name: 'learning to ride',
      words: {
        objects: 'learn to ride, ride a bike, ride without stabilisers, wobble, stay upright',
      },
    },
    commute: {
      name: 'riding to work',
      words: {
        objects:
          'bike commute, cycle commute, cycle to work, bike to work, ride to work, swap the train for my bicycle',
      },
    },
    distance: {
      name: 'further and faster',
      words: {
        objects:
          "back on my bike, cycle again, ride again, century ride, 100 km bike, sportive, bike tour, cycling tour, bikepacking, long ride, charity ride, ftp, cycling climb, bike endurance, road cycling, ride 100 km, km/h, mph average, hill climb, gran fondo, mont ventoux, land's end, ride across, ride from, bunch ride, club group, sunday loop, getting dropped, average speed, long climb, hilly ride",
      },
    },
    care: {
      name: 'keeping the bike running',
      words: {
        objects:
          'bike maintenance, bike repair, puncture, inner tube, bike chain, bike brakes, clean my bike, service my bike, rusty bike, fix my bike, adjust my brakes, brakes and gears, oil the chain, clean the bicycle, tyre pressure, index the gears, gears skip, squeaky brakes, true a wheel, flat tyre, change a tyre, patch a tube, bike service, bike in the shed',
      },
    },
  },
};
