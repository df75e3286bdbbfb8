import type { TopicWords } from '#mentor/library/topic.ts';

export const DRIVING_WORDS: TopicWords = {
  name: 'Driving',
  words: {
    objects:
      'driving, driver, behind the wheel, drive a car, drive on the left, passed ten years ago',
    context: 'car, road, licence, license, wheel, drive, permit, traffic, confident',
    not: 'stop driving, driving me, lorry, truck, tractor, digger, forklift, motorbike, motorcycle, golf, drive to work, go-kart, carriage, range, driver for, driving force, instead of driving, without driving, racing, rally',
  },
  subs: {
    lessons: {
      name: 'lessons and test',
      words: {
        objects:
          'learn to drive, driving lesson, driving school, driving licence, driving license, drivers license, provisional, learner driver, drive a manual, drive stick, stick shift, clutch, hill start, roundabouts, parallel park, learn to park, reversing, stall, foreign licence, practise driving, licence by summer, driving test, road test, driving exam, my practical, night drives, practical test, pass my driving, test routes, mock tests, failed my driving, get my licence, kerb before my test',
        context: 'examiner, nerves, faults, attempt, kerb, lessons, manual, summer, park',
      },
    },
    theory: {
      name: 'theory test',
      words: {
        objects:
          "driving theory, theory test, my theory, theory done, mock theory, highway code, road signs, hazard perception, right of way, stopping distances, learner's permit, permit test, traffic signs, traffic rules, driving app, rules of the road",
        context: 'questions, mock, points, resit, signs',
      },
    },
    confidence: {
      name: 'driving with confidence',
      words: {
        objects:
          'fear of driving, afraid of driving, scared of driving, nervous driver, calmer driver, confident driver, confident driving, drive on the motorway, motorway, highway driving, drive again, drive at night, night driving, drive in the city, drive alone, drive to my, car parks, multi-storey, drive a van, drive everywhere, licence has been, hardly driven, hardly drive',
        context: 'accident, afraid, again, fear',
      },
    },
  },
};
