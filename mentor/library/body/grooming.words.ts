import type { TopicWords } from '#mentor/library/topic.ts';

export const GROOMING_WORDS: TopicWords = {
  name: 'Skin, hair and nails',
  words: {
    objects:
      'nails, my nails, fingernails, cuticles, skin, skincare, skin care, hair, beard, haircut, cosmetics',
    context:
      'better, clean, care, look after, fingers, mirror, healthy, dry, damaged, grow, oil, trim, simple, stop, weekly, wash',
    not: 'dog, cat, pony, horse, rabbit, hammer, nail polish business, salon, skin in the game, cancer, draw, paint, photograph, hairdresser exam, barbering, weight, leather, hair on fire, wooden',
  },
  subs: {
    habits: {
      name: 'biting, picking, pulling',
      words: {
        objects:
          'fist, fidget, nail biting, biting my nails, bitten my nails, picking my skin, picking at my cuticles, picking my nose, pulling my hair, hair pulling, trichotillomania, dermatillomania, chewing my lips, biting my lips, squeezing spots, popping pimples, cracking my knuckles, scratching scabs, scabs, knuckles, sucking my thumb, thumb sucking, chew my pen, grow my nails, nails long',
        context: 'bite, picking, chewing, mouth, school, meetings, open',
      },
    },
    skin: {
      name: 'skin and make-up',
      words: {
        objects:
          'rid of my acne, skincare routine, skin routine, look after my skin, acne, pimples, my spots, clearer skin, clear skin, sunscreen, sun cream, moisturise, moisturiser, dry hands, cracked heels, my heels, dry skin, oily skin, make up, makeup, eyeliner, tired around the eyes, dark circles, eczema, lip balm, glowing skin',
        verbs: 'moisturise, exfoliate',
        context: 'face, spots, men, prom, winter, bed, eyes, cracking',
      },
    },
    hair: {
      name: 'hair and beard',
      words: {
        objects:
          'grow a beard, grow my beard, trim my beard, curly hair, curls, grow my hair, wash my hair, braid, braid hair, plait, going grey, grey hair, dye my hair, dyeing it, shave, razor burn, barber, hairdresser, haircut that suits, damaged hair, hair healthy, hair loss, dandruff, moustache, hairstyle, care of my hair',
        verbs: 'shave, braid',
        context: 'style, cut, length, shoulders, suits, four weeks, less often',
      },
    },
    care: {
      name: 'a groomed look',
      words: {
        objects:
          'grooming, well groomed, look groomed, more groomed, appearance, hygiene, shower, shower every day, personal hygiene, care of my appearance, clean nails, trimmed nails, do my nails, manicure, pedicure, look after my feet, my feet soft, smell nice, smell good, deodorant, pampering, pampering evening, look put together, look presentable, in joggers, polish my shoes, look tidy, get ready in',
        verbs: 'shower',
        context: 'evening, sundays, low, house, shirt, shoes, ready, minutes',
      },
    },
  },
};
