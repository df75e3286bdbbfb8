import type { Topic } from '#mentor/library/topic.ts';

export const SLEEP = {
  id: 'sleep',
  shelf: 'body',
  name: 'Sleep',
  category: 'Personal',
  words: {
    objects:
      'sleep, sleeping, insomnia, bedtime, sleep schedule, sleep better, good night, body clock, jet lag, snooze button, alarm clock, night owl, early bird, asleep, bed earlier, in bed, to bed, hours of sleep, eight hours, seven hours, sleepy, tired all day, tired all the time, melatonin, alarm, sleepless, slumber, shut-eye, rested, cpap, jet lagged, 7 hours, 8 hours a night, hours a night',
    verbs:
      'sleep, doze, nap, oversleep, snooze, wake, go to bed, nod off, get to sleep, sleep in, turn in, drop off',
    context:
      "bed, night, tired, exhausted, pillow, morning, awake, rest, late, scrolling, caffeine, dark circles, energy, light, lights, duvet, midnight, eleven, ring, rings, pills, mattress, curtain, nightmare, o'clock, nights, yawn, ceiling",
    not: 'baby to sleep, sleep training, put the kids to bed, sleeping dog, sleeper train, sleeping bag, flower bed, night school, sleep mode, toddler, kids in bed, children in bed, make my bed, phone in bed, vegetable bed, raised bed, garden bed, bed linen, photograph',
  },
  subs: [
    {
      id: 'falling-asleep',
      name: 'falling asleep',
      words: {
        objects:
          "fall asleep, falling asleep, lie awake, cannot sleep, racing thoughts, mind won't switch off, toss and turn, overthinking at night, count sheep, wide awake, nod off, asleep within, drop off, head spinning, light goes out, lights go out, stare at the ceiling, staring at the ceiling, asleep by, get to sleep, mind racing at night, wind down before sleep, without pills, white noise, brain won't shut up",
      },
      quests: [
        {
          id: 'sleep-list',
          title: 'Write 5 lines for tomorrow',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [4, 5, 8],
          steps: [
            ['Sit at a table an hour or so before bed', 'On paper; the phone keeps you there.'],
            ['Write what is undone, one line each', 'Add when and where you will do it.'],
            ['Shut the notebook and leave it there', 'A thought in bed: write one word.'],
          ],
          tiny: 'Write the one thing that would keep you awake.',
          why: "In a trial, people who wrote tomorrow's tasks at bedtime fell asleep sooner.",
          source: 'trial',
        },
        {
          id: 'sleep-long-breaths',
          title: 'Breathe out slowly {n} times in bed',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [4, 6, 10],
          amount: { unit: 'times', byLevel: [20, 30, 40] },
          steps: [
            ['Lie down, lamp off, hand on the belly', "Phone outside arm's reach."],
            ['In for three counts, out for six', 'Lose count: begin again at one.'],
            ['Let jaw, hands and toes go heavy in turn', 'Dizzy: breathe as usual.'],
          ],
          tiny: 'Ten long breaths out before you turn the lamp off.',
          why: 'Slow breathing and loosening the muscles help people fall asleep.',
          source: 'trial',
        },
        {
          id: 'sleep-diary',
          title: 'Write 3 lines about last night',
          plan: { role: 'check', phase: 1, rhythm: 'daily' },
          minutes: [2, 3, 5],
          steps: [
            ['Write when you lay down, fell asleep, got up', 'Guess; no clock-watching at night.'],
            ['Add coffee, naps and the last screen', 'At breakfast, same notebook.'],
            ['After 7 days circle the two best nights', 'Write what those two have in common.'],
          ],
          tiny: 'Write only the hour you got up.',
          why: 'Sleep clinics begin with such a diary because memory keeps only the bad nights.',
          source: 'guideline',
        },
        {
          id: 'sleep-get-up',
          title: 'Get up once when wide awake',
          plan: { role: 'core', phase: 2, rhythm: 'daily' },
          minutes: [5, 15, 30],
          steps: [
            [
              'Lay out a blanket, a lamp and a dull book',
              'On a chair. Asleep at once: tick it anyway.',
            ],
            ['Awake for about a quarter of an hour: go there', 'Guess it; leave clocks alone.'],
            ['Return when the eyes fall shut', 'Unsteady at night: only sit up.'],
          ],
          tiny: 'Sit on the edge of the bed until you yawn.',
          why: 'Keeping bed for sleep alone is one of the best tested treatments for lying awake.',
          source: 'trial',
        },
      ],
    },
    {
      id: 'bedtime',
      name: 'going to bed on time',
      words: {
        objects:
          'go to bed earlier, bed on time, go to bed on time, revenge bedtime, stay up too late, late nights, in bed by, lights out, phone in bed, doomscrolling in bed, screens before bed, go to bed by, bed by, bed before, in bed before, in bed at, to bed at, to bed before, asleep before midnight, before midnight, staying up, stay up until, up until 2, regular bedtime, same bedtime, earlier nights, early night, lights off, up too late',
      },
      quests: [
        {
          id: 'bed-alarm',
          title: 'Set one alarm for bedtime',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [3, 5, 10],
          steps: [
            ['Count back eight and a half hours from getting up', 'Half an hour for dozing off.'],
            ['Set a daily alarm half an hour before that', 'Label it with the first act: teeth.'],
            ['Put the charger outside the bedroom', 'No other alarm clock: phone across the room.'],
          ],
          not: ['shift-work'],
          tiny: 'Set the alarm for tonight only.',
          why: 'Evenings run late because nothing marks their end.',
          source: 'craft',
        },
        {
          id: 'bed-screens-away',
          title: 'Put screens away {m} minutes early',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [10, 20, 45],
          steps: [
            ['Plug the phone in where the bedtime alarm rings', 'Television off at the wall.'],
            ['Do three things in one order: teeth, clothes, page', 'Every night the same order.'],
            ['Turn the lamp off at your hour', 'Not sleepy: read on paper in low light.'],
          ],
          tiny: 'Plug the phone in outside the bedroom tonight.',
          why: 'Sleep services advise putting screens away and dimming the light before bed.',
          source: 'guideline',
        },
        {
          id: 'bed-chart',
          title: 'Chart 7 bedtimes on one page',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [5, 8, 10],
          steps: [
            ['Draw seven columns and an hour scale', 'Paper on the wardrobe door.'],
            ['Put a dot at lamp off each night', 'Morning will do if you forgot.'],
            ['Circle the latest dot, write what held you', 'Work, a series, a chat, the phone.'],
          ],
          tiny: 'Put in the dot of last night.',
          why: 'Experts advise regular hours as firmly as they advise enough of them.',
          source: 'guideline',
        },
        {
          id: 'bed-seven',
          title: 'Keep one bedtime seven nights',
          plan: { role: 'long', phase: 3, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Write the hour and your evening plans for the week', 'Move what runs too late.'],
            ['Leave company with a ready sentence', 'Write it first: "I have to be up at six."'],
            ['Tick each night you were at most half an hour late', 'A lost night: on to the next.'],
          ],
          tiny: 'Keep the bedtime tonight.',
          not: ['shift-work'],
          why: 'The free evenings are where a good rhythm is lost.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'waking',
      name: 'getting up',
      words: {
        objects:
          'wake up earlier, wake up early, get up earlier, get out of bed, morning person, 5 am, snooze, sleep in, oversleeping, early riser, wake up at, alarm rings, first alarm, first ring, get up when the alarm, out of bed, up at six, up at 6, up at 5, up before seven, same time even on, get up early, get up on time, hit snooze, hitting snooze, feet on the floor, wake at, wake naturally, wake up without, lie in, lie-in, stay in bed until',
      },
      quests: [
        {
          id: 'wake-far-alarm',
          title: 'Put the alarm across the room',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [3, 5, 10],
          steps: [
            ['Place it where you must stand to reach it', 'Loud enough for that distance.'],
            ['Lay slippers, jumper and water beside it', "Curtain open a hand's width."],
            ['Rehearse once: alarm, stand, curtain, water', 'By day, it takes two minutes.'],
          ],
          tiny: 'Put the alarm on the windowsill tonight.',
          why: 'Whoever has to stand up to stop the alarm is already out of bed.',
          source: 'craft',
        },
        {
          id: 'wake-light',
          title: 'Stand in morning light {m} minutes',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [5, 10, 20],
          steps: [
            ['Open the curtain as the first act', 'Dark outside: all the lamps.'],
            ['Go to the door, balcony or open window', 'No sunglasses; never look at the sun.'],
            ['Stay for the minutes, cloudy or not', 'A cloudy sky still beats any lamp.'],
          ],
          tiny: 'Drink the first glass at the open window.',
          not: ['shift-work'],
          why: 'Morning light moves the body clock earlier.',
          source: 'trial',
        },
        {
          id: 'wake-quarter',
          title: 'Move the alarm 15 minutes earlier',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          minutes: [5, 5, 10],
          steps: [
            ['Set alarm and bedtime both a quarter earlier', 'Same hours in bed, only sooner.'],
            ['Keep it five mornings, then decide', 'Sleepy by day: stay here another week.'],
          ],
          tiny: 'Set both for tomorrow only.',
          not: ['shift-work'],
          why: 'The body clock follows in small steps; a jump of two hours rarely lasts.',
          source: 'craft',
        },
        {
          id: 'wake-weekend',
          title: 'Get up at one hour, seven days',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Write down each getting-up time', 'Earliest and latest at most an hour apart.'],
            ['Plan one thing for Sunday morning', 'Bakery, run, a call with somebody.'],
          ],
          tiny: "Set Sunday's alarm for an hour after Friday's.",
          not: ['shift-work'],
          why: 'Long lie-ins shift the clock like a short flight and spoil Monday.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'night',
      name: 'sleeping through',
      words: {
        objects:
          'sleep through the night, wake up at night, waking at 3 am, light sleeper, sleep deeper, deep sleep, snoring, naps, night shift sleep, noisy neighbours at night, restless nights, wake at 3, waking up at, wake up in the night, wake in the night, back to sleep, snore, wake up rested, sleep well, sleep deeply, sleep right through, eight hours of sleep, seven hours of sleep, night shifts, toilet at night, nightmares, nap, uninterrupted sleep, 8 hours',
      },
      quests: [
        {
          id: 'night-room',
          title: 'Darken the bedroom in 3 places',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [15, 25, 40],
          steps: [
            ['Lie down at night and look for every light', 'Tape over LEDs, towel at the door.'],
            ['Hang a blanket over the thin curtain', 'Or wear a sleeping mask or scarf.'],
            ['Turn the heating down, open the window', 'Noise: ear plugs, or a fan.'],
          ],
          tiny: 'Cover the brightest small lamp in the room.',
          why: 'Dark, cool and quiet is the standard advice for fewer wakings.',
          source: 'guideline',
        },
        {
          id: 'night-coffee',
          title: 'Drink the last coffee by noon',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [2, 3, 5],
          steps: [
            ['Count tea, cola and energy drinks too', 'Dark chocolate and cola hold some as well.'],
            ['Put the cup away after lunch, take herbal tea', 'Headache: cut back slower.'],
          ],
          tiny: "Replace today's last coffee with water.",
          not: ['shift-work'],
          why: 'In a trial even caffeine six hours before bed cost sleep.',
          source: 'trial',
        },
        {
          id: 'night-doctor-page',
          title: 'Log 7 nights on one page',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          steps: [
            ['Each morning write wakings, snoring, naps', 'Ask whoever hears you sleep.'],
            ['Circle nights with gasping or pauses', 'That belongs to a doctor soon.'],
            ['Bad for three months: book and bring the page', 'Ask about CBT for insomnia.'],
          ],
          tiny: "Write last night's wakings in one line.",
          why: 'For long sleeplessness the first treatment advised is a course of therapy.',
          source: 'guideline',
        },
        {
          id: 'night-shift-block',
          title: 'Sleep one block after each night shift',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [10, 15, 20],
          steps: [
            ['Wear sunglasses home unless you drive', 'Too sleepy to drive: nap first.'],
            [
              'Darken the room, phone off, note on the door',
              'Tell neighbours and family the hours.',
            ],
            ['Lie down at the same hour after every shift', 'A nap before the next one is fine.'],
          ],
          tiny: 'Hang the note on the door and switch the phone off.',
          why: 'One protected block in a dark room is what shift workers are advised.',
          source: 'guideline',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Keep only the hour of getting up; the evening follows after some days.',
    missed: 'After a bad night get up at the usual hour and go to bed at the usual hour.',
  },
  caps: { dayMinutes: 60, growth: 0.25 },
} as const satisfies Topic;
