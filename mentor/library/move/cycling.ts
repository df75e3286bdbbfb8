import type { Topic } from '#mentor/library/topic.ts';

const BIKE = {
  needs: ['equipment', 'outside'],
  not: ['injury', 'pregnancy', 'illness', 'surgery'],
} as const;

const RIDE = { ...BIKE, strain: 1.5 } as const;

export const CYCLING = {
  id: 'cycling',
  shelf: 'move',
  name: 'Cycling',
  category: 'Fitness',
  words: {
    objects:
      'cycling, cyclist, bicycle, bike, road bike, mtb, spinning, exercise bike, indoor trainer, turbo trainer, bike ride, stabilisers, training wheels, derailleur, peloton, zwift, strava ride, brompton, velodrome, cyclocross, puncture repair, panniers, clipless pedals, cycling club, riding again, tricycle, group ride, ride 100',
    verbs: 'cycle, bike, pedal, ride my bicycle, get on my bike, ride out, freewheel',
    context:
      'ride, saddle, helmet, handlebars, gears, tyre, lock, cycle path, two wheels, km, hills, traffic, rides, riding, brakes, pump, wheel, wheels, loop, headwind, commute, chain, club ride, muddy',
    not: 'motorbike, motorcycle, motorcycle licence, life cycle, menstrual cycle, sleep cycle, spinning wheel, horse, dirt bike',
  },
  subs: [
    {
      id: 'learn',
      name: 'learning to ride',
      words: {
        objects:
          'learn to ride a bike, learn to ride, ride a bike, never learned to ride, back in the saddle, balance on a bike, scared of cycling, ride without stabilisers, wobble, stay upright, ride one-handed, cycle in traffic, adult cycling lessons, cannot ride a bike',
      },
      quests: [
        {
          id: 'bike-glide',
          title: 'Glide {n} times, both feet up',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          ...BIKE,
          sessions: [2, 3],
          minutes: [15, 25, 40],
          amount: { unit: 'times', byLevel: [10, 15, 20] },
          steps: [
            ['Lower the saddle until both feet stand flat', 'Any borrowed bike; test both brakes.'],
            ['Push off on a slight slope, lift both feet', 'Empty tarmac, helmet, long sleeves.'],
            ['Look at a tree far ahead, brake to stop', 'Looking down is what tips you over.'],
            ['Add the pedals once ten glides run straight', 'One pedal up, push it down, go.'],
          ],
          tiny: 'Scoot ten steps sitting on the saddle, three times.',
          why: 'Balance comes from gliding; pedals only get in the way at first.',
          source: 'craft',
        },
        {
          id: 'bike-line-stop',
          title: 'Stop on a chalk line {n} times',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          ...BIKE,
          sessions: [1, 2],
          minutes: [10, 15, 20],
          amount: { unit: 'times', byLevel: [8, 12, 16] },
          steps: [
            ['Draw a line with chalk or lay down a scarf', 'Empty car park or quiet path.'],
            ['Roll or pedal up, squeeze both brakes, step down', 'Never the front one alone.'],
            ['Come a little faster each time', 'Front wheel over the line: slower next time.'],
          ],
          tiny: 'Walk beside the bike and squeeze both brakes ten times.',
          why: 'Once you trust the brakes, letting the wheels roll is less frightening.',
          source: 'craft',
        },
        {
          id: 'bike-look-back',
          title: 'Look behind {n} times, riding straight',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          ...BIKE,
          sessions: [1, 2],
          minutes: [15, 20, 30],
          amount: { unit: 'times', byLevel: [10, 15, 20] },
          steps: [
            ['Ride along a painted line on empty ground', 'A helper behind you holds up fingers.'],
            ['Look over the shoulder and say the number', 'Loose elbows; turn the chin only.'],
            ['Then the same with one arm out', 'Two seconds of straight riding are enough.'],
          ],
          tiny: 'Ride one straight line and look back three times.',
          why: 'A straight line while looking back is the skill that traffic asks for.',
          source: 'guideline',
        },
      ],
    },
    {
      id: 'commute',
      name: 'riding to work',
      words: {
        objects:
          'bike commute, cycle commute, cycle to work, bike to work, cycle to school, ride to work, bike to uni, cycle to the station, bicycle to work, ride to the office, ride into work, swap the train for my bicycle, swap the car for the bike',
      },
      quests: [
        {
          id: 'bike-bag',
          title: 'Pack the bike bag each evening',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [3, 5, 10],
          steps: [
            ['Lay out riding clothes and work clothes', 'Roll the shirt in a plastic bag.'],
            ['Charge the lights, press both tyres', 'Thumb sinks in easily: pump them up.'],
          ],
          tiny: 'Put lights, lock and helmet on one hook by the door.',
          why: 'Rides fall through in the morning over things that were not packed.',
          source: 'craft',
        },
        {
          id: 'bike-test-commute',
          title: 'Ride your route to work once',
          plan: { role: 'check', phase: 1, rhythm: 'once' },
          ...BIKE,
          minutes: [30, 45, 75],
          steps: [
            ['Plan a route of side streets on a cycle map', 'Longer is fine if it is quieter.'],
            ['Ride it on a free day and write the minutes', 'Get off and push at bad junctions.'],
            ['Find the rack and lock frame and wheel', 'On a working day allow ten minutes more.'],
          ],
          tiny: 'Draw the quiet route on a map.',
          why: 'A trial on a free day takes the hurry and the guessing out of the first one.',
          source: 'craft',
        },
        {
          id: 'bike-commute-days',
          title: 'Cycle to work and back once',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          ...RIDE,
          sessions: [1, 3],
          minutes: [30, 50, 90],
          steps: [
            ['Pick the driest day of the forecast', 'Tell a colleague which day.'],
            ['Leave ten minutes early, ride easily', "A door's width away from parked cars."],
            ['Hang the wet things up, ride home', 'Too tired: lock it up, take the bus.'],
          ],
          tiny: 'Ride only one way, or only to the station.',
          why: 'A ride that replaces a drive costs little extra time, so it tends to last.',
          source: 'craft',
        },
        {
          id: 'bike-wet-commute',
          title: 'Ride one wet or dark commute',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          ...RIDE,
          minutes: [30, 50, 90],
          steps: [
            ['Fit lights, mudguards and something bright', 'Rain jacket, gloves, dry socks.'],
            ['Brake early, cross rails at a right angle', 'Paint and leaves slip. Ice: bus.'],
          ],
          tiny: 'Put lights and rain jacket on the bike for the next wet day.',
          why: 'One planned wet ride keeps the habit through autumn.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'distance',
      name: 'further and faster',
      words: {
        objects:
          "century ride, 100 km bike, sportive, bike tour, cycling tour, bikepacking, long ride, charity ride, ftp, cycling climb, cycle up hills, bike endurance, road cycling, ride 50 km, ride 100 km, ride 100 miles, km/h, mph average, hill climb, gran fondo, sunday club ride, mont ventoux, land's end, ride across, ride from, bunch ride, keep up with the group, club group, sunday loop, getting dropped, average speed, long climb, hilly ride",
      },
      quests: [
        {
          id: 'bike-saddle',
          title: 'Set the saddle to heel height',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 25],
          steps: [
            ['Sit, heel on the pedal at its lowest', 'By a wall. The knee must be straight.'],
            ['Loosen the clamp, set it, tighten, ride 5 minutes', 'Hips rock: lower it a bit.'],
            ['Mark the post with tape', 'Never above the line stamped on the post.'],
          ],
          tiny: 'Sit on the bike by a wall and look at the knee.',
          needs: ['equipment'],
          why: 'A saddle set too low is a common cause of sore knees.',
          source: 'craft',
        },
        {
          id: 'bike-quiet-km',
          title: 'Ride {n} km on quiet roads',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          ...RIDE,
          sessions: [1, 3],
          minutes: [30, 45, 75],
          amount: { unit: 'km', byLevel: [8, 13, 17] },
          steps: [
            ['Plan a flat loop, into the wind on the way out', 'Helmet, phone, water, tube.'],
            ['Pedal light and quick in a low gear', 'Slow, heavy pushing strains the knees.'],
            ['Write km and minutes at home', 'Numb hands: change your grip more often.'],
          ],
          tiny: 'Ride ten minutes in the lowest gears.',
          why: 'Easy kilometres in low gears build endurance and spare the knees.',
          source: 'craft',
        },
        {
          id: 'bike-long-stop',
          title: 'Ride {n} km with one stop',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          ...RIDE,
          minutes: [75, 120, 240],
          amount: { unit: 'km', byLevel: [25, 33, 42] },
          steps: [
            ['Choose a café or bench at half-way as the stop', 'Two bottles, tube, pump.'],
            ['Drink every fifteen minutes, eat every hour', 'Before you are thirsty or hungry.'],
            ['Ride the second half no slower than the first', 'Slower: start easier next week.'],
          ],
          tiny: 'Plan the round and its stop on a map.',
          why: 'One ride a week that grows slowly is how riders reach the hundred.',
          source: 'craft',
        },
        {
          id: 'bike-hill-repeats',
          title: 'Ride one hill {n} times',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          minutes: [45, 60, 90],
          strain: 2,
          amount: { unit: 'times', byLevel: [3, 4, 6] },
          steps: [
            ['Warm up fifteen minutes on the flat', 'Find a climb of about four minutes.'],
            ['Ride up seated, able to say three words', 'Same gear each time, write the time.'],
            ['Roll down slowly until speech is easy', 'Two clearly slower climbs: go home.'],
          ],
          tiny: 'Ride the hill once at an even pace.',
          needs: ['equipment', 'outside'],
          not: ['injury', 'pregnancy', 'illness', 'surgery', 'minor'],
          why: 'Four-minute efforts near the limit raise fitness more than even riding.',
          source: 'trial',
        },
      ],
    },
    {
      id: 'care',
      name: 'keeping the bike running',
      words: {
        objects:
          'bike maintenance, bike repair, puncture, inner tube, bike chain, bike brakes, clean my bike, service my bike, rusty bike, fix my bike, adjust my brakes, brakes and gears, oil the chain, clean the bicycle, pump up my tyres, tyre pressure, index the gears, gears skip, squeaky brakes, true a wheel, flat tyre, change a tyre, patch a tube, bike service, bike in the shed',
      },
      quests: [
        {
          id: 'bike-weekly-check',
          title: 'Check tyres, brakes and chain once',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [3, 5, 10],
          steps: [
            ['Press the tyres, spin both wheels', 'They should turn without rubbing.'],
            ['Pull each brake and push the bike', 'Lever touches the bar: repair, then ride.'],
            ['Pedal backwards and watch the chain', 'Dry, brown or squeaking: clean and oil it.'],
            ["Lift it a hand's height and let it drop", 'Something rattles: find it, tighten it.'],
          ],
          tiny: 'Press both tyres and pull both brakes.',
          needs: ['equipment'],
          why: 'Most roadside trouble could be seen in the week before.',
          source: 'craft',
        },
        {
          id: 'bike-chain-clean',
          title: 'Clean and oil the chain',
          plan: { role: 'core', phase: 1, rhythm: 'once' },
          minutes: [15, 20, 30],
          steps: [
            ['Hold a rag round the chain, pedal backwards', 'Ten turns; fingers off the cogs.'],
            ['One drop of chain oil on each link', 'Not cooking oil; borrow some at a bike shop.'],
            ['Wait five minutes, wipe the outside dry', 'Keep oil off rims and discs.'],
          ],
          tiny: 'Wipe the chain with a rag for ten turns.',
          needs: ['equipment'],
          why: 'A dirty chain wears out the gears, which cost far more than oil.',
          source: 'craft',
        },
        {
          id: 'bike-tube-change',
          title: 'Change one inner tube in {m} minutes',
          plan: { role: 'check', phase: 2, rhythm: 'once' },
          minutes: [15, 30, 45],
          steps: [
            ['Let the air out, take the wheel out', 'Back wheel: shift to the smallest cog first.'],
            ['Lever off one side of the tyre, pull the tube out', 'Plastic levers, not a knife.'],
            ['Run a finger slowly inside the tyre', 'Pull out the thorn or glass you find.'],
            [
              'Pump the new tube a little, tuck it in, close the tyre',
              'Finish at the valve, by hand. Pump hard, refit the wheel, test the brake.',
            ],
          ],
          tiny: 'Take the front wheel out and put it back.',
          needs: ['equipment'],
          why: 'Once done at home in the dry, it works at the roadside in the rain.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Pump the tyres and ride round the block once; that is a ride.',
    missed: 'After a gap, ride the shortest of your usual ways first, at talking pace.',
  },
  caps: { dayMinutes: 240, growth: 0.15 },
} as const satisfies Topic;
