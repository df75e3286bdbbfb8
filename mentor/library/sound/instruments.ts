import type { Topic } from '#mentor/library/topic.ts';

const PLAYED_NAMES =
  'guitar, piano, violin, ukulele, drums, keyboard, cello, viola, double bass, flute, clarinet, oboe, bassoon, saxophone, trumpet, trombone, tuba, recorder, harp, banjo, mandolin, accordion, harmonica, bagpipes, fiddle, organ, tin whistle, kalimba, handpan, marimba, cajon, sitar, bass, horn';
const PLAYED = Object.fromEntries(
  PLAYED_NAMES.split(', ').map((name) => [name, { words: name.toLowerCase() }]),
);

export const INSTRUMENTS = {
  id: 'instruments',
  shelf: 'sound',
  name: 'Instruments',
  category: 'Content',
  words: {
    objects:
      'instrument, guitar, piano, keyboard, organ, violin, fiddle, viola, cello, double bass, harp, flute, piccolo, recorder, clarinet, oboe, bassoon, saxophone, sax, trumpet, trombone, tuba, french horn, cornet, euphonium, drums, percussion, cajon, ukulele, uke, banjo, mandolin, accordion, harmonica, tin whistle, bagpipes, kalimba, handpan, sitar, lute, marimba, xylophone, synthesizer, chords, strumming, big band, grade exam, bass line, left hand on, on the keyboard, beethoven, beatles, play guitar, piano lessons, bodhran, concertina, melodica, dulcimer, lyre, steelpan, theremin, synth, tabs, chord, songs on guitar, music school, music theory, music grade, grade 3, grade 8, ceilidh, dust off my, plectrum, yousician, play music, tabla, glockenspiel, vibraphone, djembe, bongos, congas, didgeridoo, ocarina, pan pipes, erhu, koto, balalaika, bouzouki, oud, zither, jazz piano, blues guitar',
    verbs: 'strum, improvise, fingerpick, jam, noodle, play along, sight-read',
    context:
      'play, song, music, band, practise, teacher, notes, strings, keys, tune, pick, campfire, busk, sonata, jazz, grade 5, fingers hurt, plateau, dusty in the corner, through, without stopping, quartet, string, lessons, practice, church, grade, fingers, tempo, bars, sound, piece, pieces, tab, technique, speed, tone, rhythm',
    not: "play games, keyboard shortcut, typing, mechanical keyboard, board games, bass fishing, sea bass, produce music, make beats, organ donor, organ donation, kitchen scales, bathroom scales, guitar building, ear drum, keyboard while typing, piece of fruit, piece of specific, pieces of clothing, capsule wardrobe, piece of, lyrics, choir, 40 pieces, tabs i don't, all the tabs, notes in class, chess, choir practice, fun run, requiem, jam for, make jam, favourite songs, parsnips",
  },
  subs: [
    {
      id: 'first-notes',
      name: 'first notes',
      words: {
        objects:
          "first instrument, music lessons, learn an instrument, sheet music, sight-reading, read music, note reading, beginner lessons, first chords, never played an instrument, self-taught, start piano, start guitar, take up, learn guitar, learn piano, learn violin, learn drums, buy a guitar, simple tune, simple tunes, three chords, four chords, basic chords, happy birthday on, treble clef, bass clef, read notes, notes on the, play the piano, play the guitar, learn ukulele, learn saxophone, as an adult beginner, old piano, dad's guitar",
      },
      subjects: PLAYED,
      quests: [
        {
          id: 'inst-place',
          title: 'Give the {subject} a fixed place',
          plan: { role: 'start', phase: 1, rhythm: 'once' },
          minutes: [10, 15, 30],
          steps: [
            ['None yet: ask about rental or a loan', 'Music shops, schools and libraries lend.'],
            ['Put it where you pass every day', 'On a stand or case open; no heater, no sun.'],
            ['Lay pencil and a first lesson beside it', 'One course or book; a free tuner app.'],
          ],
          tiny: 'Take it out of the case and leave it out.',
          why: 'What stands in sight is picked up; what lies in a case is not.',
          source: 'craft',
        },
        {
          id: 'inst-slow-notes',
          title: 'Play {n} notes on the {subject}',
          plan: { role: 'core', phase: 1, rhythm: 'daily' },
          minutes: [10, 15, 20],
          amount: { unit: 'notes', byLevel: [40, 60, 80] },
          steps: [
            ['Compare your hold with one picture', 'Shoulders low, wrist straight, no pain.'],
            ["Play the lesson's first notes, four counts each", 'Buzz or squeak: shift a little.'],
            ['Write the cleanest and the worst', 'Drums: strokes. The worst starts tomorrow.'],
          ],
          tiny: 'Play five slow notes.',
          needs: ['equipment'],
          why: 'Slow single notes set hand, breath and ear before speed hides faults.',
          source: 'craft',
        },
        {
          id: 'inst-minute',
          title: 'Record one minute and date it',
          plan: { role: 'check', phase: 1, rhythm: 'weekly' },
          minutes: [5, 5, 10],
          steps: [
            ['Play what you worked on, one go', 'Phone two steps away; wrong notes stay in.'],
            ['Play back the oldest one you have kept', 'Note one thing that is better.'],
          ],
          tiny: 'Record twenty seconds.',
          needs: ['equipment'],
          why: 'Progress is slow to the player and plain on a month-old recording.',
          source: 'craft',
        },
        {
          id: 'inst-sight',
          title: 'Play {n} new bars at sight',
          plan: { role: 'core', phase: 2, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 15, 20],
          amount: { unit: 'bars', byLevel: [8, 16, 32] },
          steps: [
            ['Open something easier than you can play', 'An old book, one stage below.'],
            ['Tap the rhythm, find the sharps and flats', 'Thirty seconds, hands still.'],
            ['Play without stopping, half speed', 'Lost: jump to the next bar line.'],
          ],
          tiny: 'Tap the rhythm of four new bars.',
          why: 'Reading grows on easy music that is new, not on hard music repeated.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'pieces',
      name: 'pieces and songs',
      words: {
        objects:
          'song on, songs on, play a song, favourite song, repertoire, sonata, nocturne, riff, prelude, etude, play by heart, wedding song, half a song, clair de lune, blackbird, fur elise, all the way through, play all the way, play without mistakes, one song a month, piece by, learn a piece, learn pieces, new piece, piece a month, song a month, songs by, bach, chopin, mozart, beatles song, beatles songs, stairway to heaven, hotel california, wonderwall, for my recital, play for my, carols, concerto, waltz, minuet, memorise a, from memory, songs i can play, play my favourite',
      },
      subjects: PLAYED,
      quests: [
        {
          id: 'inst-hear',
          title: 'Listen to one piece 3 times, tapping',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [5, 10, 15],
          steps: [
            ['Choose an easy version, tap its beat', 'Second time: count the bars of one line.'],
            ['Follow the page with a finger', 'No page: note when a part comes back.'],
          ],
          tiny: 'Tap along with one minute of it.',
          why: 'Hands find their way sooner to what the ear knows already.',
          source: 'craft',
        },
        {
          id: 'inst-bars',
          title: 'Learn {n} bars on the {subject}',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [3, 5],
          minutes: [15, 20, 30],
          amount: { unit: 'bars', byLevel: [2, 4, 8] },
          steps: [
            ['Play one bar slowly, three times clean', 'A slip: back to slower, count again.'],
            ['Add the first note of the next bar', 'Then the whole next bar.'],
            ['Play all of them twice', 'Pencil a ring round the join that slipped.'],
          ],
          tiny: 'Play one bar three times.',
          needs: ['equipment'],
          why: 'Short passages on several days stay longer than one long evening.',
          source: 'trial',
        },
        {
          id: 'inst-through',
          title: 'Play one piece through, no stopping',
          plan: { role: 'check', phase: 2, rhythm: 'weekly' },
          minutes: [10, 10, 20],
          steps: [
            ['Record it at the tempo of its hardest bar', 'A missed note is gone; keep the beat.'],
            ['Mark the two worst bars', 'They start the next practice.'],
          ],
          tiny: 'Play the last eight bars through.',
          why: 'Going on after a slip is its own skill and needs its own practice.',
          source: 'craft',
        },
        {
          id: 'inst-heart',
          title: 'Learn {n} bars by heart',
          plan: { role: 'core', phase: 3, rhythm: 'weekly' },
          minutes: [25, 40, 60],
          amount: { unit: 'bars', byLevel: [8, 12, 16] },
          steps: [
            ['Say how the bars are built', 'Key, harmony, what repeats, what differs.'],
            ['Play a phrase, look away, play it again', 'Work from the last phrase to the first.'],
            ['Write from memory where each phrase begins', 'Blank: that start is learned anew.'],
          ],
          tiny: 'Play one phrase without the page.',
          why: 'Memory with several starting points survives a slip on stage.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'technique',
      name: 'technique',
      words: {
        objects:
          'scales, arpeggio, chord changes, barre chords, finger exercises, metronome, rudiments, embouchure, bowing, strumming pattern, fingerpicking, plateau, alternate picking, bpm, left hand, right hand, clumsy on the keyboard, clean chords, buzzing, f chord, bar chords, hand independence, both hands, hands together, thumb position, vibrato on, spiccato, paradiddle, double stroke, play faster, tone on, intonation, practise scales, dexterity, tremolo, sweep picking, slow practice',
        context: 'faster, clean, sloppy, uneven, finger, left hand, timing, tense, clumsy',
      },
      quests: [
        {
          id: 'inst-scale',
          title: 'Play one scale {n} times, evenly',
          plan: { role: 'start', phase: 1, rhythm: 'daily' },
          minutes: [5, 8, 15],
          amount: { unit: 'times', byLevel: [8, 12, 16] },
          steps: [
            ['Set the slowest tempo that is even', 'First scale of your book; drums: a rudiment.'],
            ['Play up and down, one note a click', 'Loosen jaw and shoulders at the top.'],
            ['Raise it one notch after four even rounds', 'Pain in hand or lip: stop.'],
          ],
          tiny: 'Play one scale up once.',
          needs: ['equipment'],
          why: 'The same few notes every day make hand and tone dependable.',
          source: 'craft',
        },
        {
          id: 'inst-click',
          title: 'Play {n} bars with a metronome',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          sessions: [2, 4],
          minutes: [10, 15, 25],
          amount: { unit: 'bars', byLevel: [8, 12, 24] },
          steps: [
            ['Clap the bars with the click first', 'A free metronome app will do.'],
            ['Play them at a tempo that looks too slow', 'Rushed: click on every half beat.'],
            ['Go a little faster after three clean rounds', 'One slip: back again.'],
          ],
          tiny: 'Clap four bars with the click.',
          needs: ['equipment'],
          why: 'The click shows rushing that the player does not hear.',
          source: 'craft',
        },
        {
          id: 'inst-hard-bars',
          title: 'Drill {n} hard bars in 3 rhythms',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          amount: { unit: 'bars', byLevel: [2, 3, 4] },
          steps: [
            ['Name what makes the bar hard', 'A shift, a stretch, a crossing, a breath.'],
            ['Play it long-short, short-long, then even', 'Two hands: each alone first.'],
            ['Put it back between its neighbours', 'From two bars before to two after.'],
          ],
          tiny: 'Name why one bar is hard.',
          why: 'Changing the rhythm forces each hard move to be made fast and alone.',
          source: 'craft',
        },
      ],
    },
    {
      id: 'together',
      name: 'by ear and with others',
      words: {
        objects:
          'band, orchestra, ensemble, play by ear, improvisation, busking, open mic, duet, play with others, brass band, campfire, recital, accompany, jam with friends, jam with, string quartet, quartet, duo, trio, in a band, play in a band, play in public, play with other, play with friends, play with my, play for people, play for others, accompany my, gig, gigs, concert, perform, chamber music, play at a wedding, open mic night, session',
        context: 'stage fright, friends, audience, gig, blues, chords, solo, nervous',
      },
      quests: [
        {
          id: 'inst-clap',
          title: 'Clap {n} bars with a recording',
          plan: { role: 'start', phase: 1, rhythm: 'weekly' },
          minutes: [5, 5, 10],
          amount: { unit: 'bars', byLevel: [32, 64, 96] },
          steps: [
            ['Choose a song with a clear beat', 'Count "one, two, three, four" aloud.'],
            ['Clap on one and three, then two and four', 'Lost: wait for the next "one".'],
            ['Turn the sound down for a bar, go on clapping', 'Still together when it is back?'],
          ],
          tiny: 'Clap eight bars with one song.',
          why: 'A beat that holds without help is what others need most.',
          source: 'craft',
        },
        {
          id: 'inst-by-ear',
          title: 'Pick out {n} notes by ear',
          plan: { role: 'core', phase: 1, rhythm: 'weekly' },
          minutes: [10, 15, 25],
          amount: { unit: 'notes', byLevel: [6, 10, 16] },
          steps: [
            ['Choose a tune you can hum', 'A nursery rhyme or a football song.'],
            ['Hum one note, search it on the instrument', 'Too high or too low? Step by step.'],
            ['Go on note by note, then play it in one go', 'Write down the first note.'],
          ],
          tiny: 'Find the first three notes of one tune.',
          needs: ['equipment'],
          why: 'Searching for hummed notes ties ear and hand together.',
          source: 'craft',
        },
        {
          id: 'inst-with-others',
          title: 'Play with others for {m} minutes',
          plan: { role: 'long', phase: 2, rhythm: 'weekly' },
          minutes: [30, 60, 120],
          steps: [
            ['Agree on two easy pieces beforehand', "A friend, a session, a beginners' ensemble."],
            ['Count in, play on through slips', 'Lost: play only the first beat of each bar.'],
            ['Play the better one again', 'Note one bar to mend at home.'],
          ],
          tiny: 'Play along with one recording.',
          needs: ['equipment', 'company'],
          why: 'Keeping in time with people cannot be practised alone.',
          source: 'craft',
        },
        {
          id: 'inst-set',
          title: 'Play a 3-piece set for two people',
          plan: { role: 'check', phase: 3, rhythm: 'weekly' },
          minutes: [20, 30, 45],
          steps: [
            ['Write the order, easy one first', 'Tune, walk on, greet, as on the day.'],
            ['Play all three without comment', 'No excuses between pieces.'],
            ['Ask each for the moment they liked least', 'Mend that moment this week.'],
          ],
          tiny: 'Play one piece for one person.',
          needs: ['equipment', 'company'],
          why: 'Rehearsing before people makes the real performance less of a shock.',
          source: 'craft',
        },
      ],
    },
  ],
  advice: {
    stuck: 'Halve the speed and the number of bars; play that three times without a slip.',
    missed: 'Tune it, play the last thing that worked, and stop after five minutes.',
  },
  caps: { dayMinutes: 180, growth: 0.2 },
} as const satisfies Topic;
