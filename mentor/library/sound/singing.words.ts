import type { TopicWords } from '#mentor/library/topic.ts';

export const SINGING_WORDS: TopicWords = {
  name: 'Singing',
  words: {
    objects:
      'singing, singer, vocals, baritone, singing voice, opera, bass line of, sing in, my voice, hymns, carols, madrigal, solfege, warm-ups, hold a note, hit a high, mezzo, countertenor, belt out, rap, beatbox, sing solo',
    verbs: 'hum, serenade, harmonise, sing along, warble, croon',
    context:
      'song, concert, voice, pitch, tune, notes, rehearsal, stage, shower, audition, part, choir, range, sight-read, breathe, bars, flat, sharp, intervals',
    not: 'birdsong, voice acting, write songs, songwriting, seat belt, speak, speech, 7.30 sharp, the flat, track, presentation, running, tidy, guitar, violin, piano',
  },
  subs: {
    'choir-part': {
      name: 'choir part',
      words: {
        objects:
          'choir, choral, chorus, choir concert, conductor, alto, soprano, tenor, second alto, harmony, a cappella, sight singing, barbershop, gospel, church choir, join a choir, in a choir, my part, choir practice, bass line, requiem, messiah, bass section, tenor part, alto part, hold my line, learn the tenor, oratorio, faure, handel, read the music, rehearsals, miss my entry, christmas concert',
      },
    },
    'in-tune': {
      name: 'singing in tune',
      words: {
        objects:
          "in tune, off key, tone-deaf, tone deaf, hit the notes, ear training, carry a tune, wrong notes, hold a tune, match pitch, go flat, sing flat, sing sharp, sing harmony, hear intervals, sing intervals, perfect pitch, relative pitch, note accurately, pitch better, can't sing",
      },
    },
    voice: {
      name: 'voice and range',
      words: {
        objects:
          'vocal range, high notes, low notes, head voice, falsetto, breath support, vibrato, singing lessons, voice lessons, stronger voice, strain, sing louder, high a, breath control, voice cracks, chest voice, mixed voice, vocal warm-ups, vocal exercises, extend my range, octave, hoarse after, without straining, growl, diaphragm, richer voice, singing teacher',
        context: 'hoarse, throat, breath, break, crack, power, higher, warm-up',
      },
    },
    songs: {
      name: 'songs and stage',
      words: {
        objects:
          'karaoke, sing a song, open mic, wedding song, lullaby, audition, solo, carol singing, lyrics of, lyrics, learn the lyrics, favourite songs, sing at my, sing at a, sing for my, sing in front of, song for my, song at my, perform a song, one song, learn a song, learn ten songs, sing a solo, sing the national, sing to my, sing disney, musical, record a song, record myself singing, aria, lieder, to sing with',
        context: 'stage fright, microphone, audience, party, lyrics, friends, birthday, shy',
      },
    },
  },
};
