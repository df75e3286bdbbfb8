import type { TopicWords } from '#mentor/library/topic.ts';

export const SEWING_WORDS: TopicWords = {
  name: 'Sewing and knitting',
  words: {
    objects:
      'needlework, handicraft, yarn, wool, fabric, needles, thread, textile crafts, haberdashery, fibre arts',
    verbs: 'stitch',
    context:
      'pattern, blanket, clothes, dress, scarf, make, finish, rows, cloth, niece, baby, grandma, size',
    not: 'wound, lace making, bobbin, loom, kilt, thread programming, acupuncture, tattoo, clear out, bone knit, close-knit, wool allergy',
  },
  subs: {
    machine: {
      name: 'sewing',
      words: {
        objects:
          'sewing, sewing machine, dressmaking, dressmaking from scratch, tailoring, sewing pattern, sew a dress, sew my own clothes, make my own clothes, make curtains, curtains, sew cushions, cushion covers, costume, carnival costume, wedding dress, ball gown, prom dress, corset, straight seam, overlock, take in trousers, skirt with a zip',
        verbs: 'sew',
        context: 'dress, skirt, seam, zip, machine, trousers, bags',
      },
    },
    knitting: {
      name: 'knitting',
      words: {
        objects:
          'knitting, knitting patterns, knitting circle, knit a jumper, knit socks, knit cables, jumper, cardigan, shawl, fair isle, mittens, booties, purl, cast on, stocking stitch, circular needles, scarf i started',
        verbs: 'knit',
        context: 'socks, heel, scarf, hat, needles, grandson, wool',
      },
    },
    crochet: {
      name: 'crochet, embroidery, knots',
      words: {
        objects:
          'crocheting, granny square, amigurumi, crochet a blanket, temperature blanket, macrame, plant hanger, embroidery, cross stitch, needlepoint, punch needle, hook a rug, rug from, tapestry, friendship bracelets',
        verbs: 'crochet, embroider',
        context: 'blanket, squares, hook, top, bag, napkins, names, picture',
      },
    },
    mending: {
      name: 'mending and quilts',
      words: {
        objects:
          'mend my clothes, mending, mending pile, visible mending, darn socks, darning, sew on buttons, buttons, fix hems, hem, patch the jeans, patch trousers, patchwork, patchwork quilt, quilt, bedspread, shorten my trousers, coat lining, upcycle, old clothes into, fix the zip, patch jeans, alter clothes, alterations',
        verbs: 'mend, darn, upcycle',
        context:
          'patch, lining, jeans, trousers, coat, jacket, repair, holes, clothes, shirts, kids',
        not: 'walls, roof',
      },
    },
  },
};
