import type { TopicWords } from '#mentor/library/topic.ts';

const PLAYED_NAMES =
  'guitar, piano, violin, ukulele, drums, keyboard, cello, viola, double bass, flute, clarinet, oboe, bassoon, saxophone, trumpet, trombone, tuba, recorder, harp, banjo, mandolin, accordion, harmonica, bagpipes, fiddle, organ, tin whistle, kalimba, handpan, marimba, cajon, sitar, bass, horn';
const PLAYED = Object.fromEntries(
  PLAYED_NAMES.split(', ').map((name) => [name, { words: name.toLowerCase() }]),
);

export const INSTRUMENTS_WORDS: TopicWords = {
  name: 'Instruments',
  words: {
    objects:
      'instrument, guitar, piano, keyboard, organ, violin, fiddle, viola, cello, double bass, harp, flute, piccolo, recorder, clarinet, oboe, bassoon, saxophone, sax, trumpet, trombone, tuba, french horn, cornet, euphonium, drums, percussion, cajon, ukulele, uke, banjo, mandolin, accordion, harmonica, tin whistle, bagpipes, kalimba, handpan, sitar, lute, marimba, xylophone, synthesizer, chords, strumming, big band, grade exam, bass line, beethoven, beatles, bodhran, concertina, melodica, dulcimer, lyre, steelpan, theremin, synth, tabs, music school, music theory, music grade, grade 3, grade 8, ceilidh, plectrum, yousician, play music, tabla, glockenspiel, vibraphone, djembe, bongos, congas, didgeridoo, ocarina, pan pipes, erhu, koto, balalaika, bouzouki, oud, zither',
    verbs: 'improvise, fingerpick, jam, noodle, play along, sight-read',
    context:
      'play, song, music, band, practise, teacher, notes, strings, keys, tune, pick, campfire, sonata, jazz, grade 5, through, without stopping, quartet, lessons, practice, church, grade, fingers, tempo, bars, sound, piece, technique, speed, tone, rhythm',
    not: "keyboard shortcut, typing, mechanical keyboard, bass fishing, produce music, make beats, organ donation, kitchen scales, piece of, lyrics, choir, tabs i don't, all the tabs, chess, jam for, make jam, favourite songs, parsnips",
  },
  subs: {
    'first-notes': {
      name: 'first notes',
      words: {
        objects:
          "first instrument, music lessons, sheet music, sight-reading, read music, note reading, beginner lessons, first chords, self-taught, start piano, start guitar, take up, learn guitar, learn piano, learn violin, learn drums, buy a guitar, simple tune, three chords, four chords, basic chords, treble clef, bass clef, read notes, notes on the, play the piano, play the guitar, learn ukulele, learn saxophone, as an adult beginner, old piano, dad's guitar",
      },
      subjects: PLAYED,
    },
    pieces: {
      name: 'pieces and songs',
      words: {
        objects:
          'song on, play a song, favourite song, repertoire, sonata, nocturne, riff, prelude, etude, wedding song, half a song, clair de lune, blackbird, fur elise, all the way through, piece by, learn a piece, new piece, piece a month, song a month, songs by, bach, chopin, mozart, beatles song, hotel california, wonderwall, for my recital, play for my, carols, concerto, waltz, minuet, memorise a, from memory, play my favourite',
      },
      subjects: PLAYED,
    },
    technique: {
      name: 'technique',
      words: {
        objects:
          'scales, arpeggio, chord changes, barre chords, finger exercises, metronome, rudiments, embouchure, bowing, strumming pattern, fingerpicking, plateau, alternate picking, bpm, left hand, right hand, clumsy on the keyboard, clean chords, buzzing, f chord, bar chords, hand independence, both hands, hands together, thumb position, vibrato on, spiccato, paradiddle, double stroke, play faster, tone on, intonation, dexterity, tremolo, sweep picking, slow practice',
        context: 'faster, clean, finger, left hand, timing, tense, clumsy',
      },
    },
    together: {
      name: 'by ear and with others',
      words: {
        objects:
          'band, orchestra, ensemble, play by ear, improvisation, busking, open mic, duet, campfire, recital, accompany, jam with, quartet, duo, trio, play with my, gig, concert, perform, chamber music, session',
        context: 'stage fright, friends, audience, chords, solo, nervous',
      },
    },
  },
};
