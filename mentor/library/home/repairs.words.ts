import type { TopicWords } from '#mentor/library/topic.ts';

export const REPAIRS_WORDS: TopicWords = {
  name: 'Repairs and doing up',
  words: {
    objects:
      'diy, home improvement, handyman, toolbox, power tools, screwdriver, hammer, building site, builder, tradesman, tradespeople, fixer upper, hardware store, doing up',
    verbs: 'renovate, redecorate, refurbish, varnish, sand, saw, nail, screw, fix up, do up',
    context: 'wall, wood, wooden, house, room, old, landlord, home, fix, repair, build, broken',
    not: 'guitar, bike, car, engine, motorbike, laptop, phone, watch, jeans, jacket, zip, coat, canvas, miniatures, boat, caravan, camper van, van, sleep, credit, habit, portfolio, sand dunes, website, app',
  },
  subs: {
    fixing: {
      name: 'small repairs',
      words: {
        objects:
          'tap, faucet, drip, leak, leaking pipe, blocked sink, blocked drain, repairs, odd jobs, handy, drill, hinge, squeaky door, door handle, handrail, light switch, light fitting, holes in the wall, curtain rail, hang pictures, hang up, put up shelves, toilet keeps running, toilet cistern, seal, broken thing, broken things, mend things, silicone, draughty windows, doorbell, smoke alarm, mice',
        verbs: 'unblock, repair things, mend things, fix things, fix the door, fix the window',
        context: 'sink, toilet, door, window, bathroom, kitchen, mend, screw, rent',
      },
    },
    painting: {
      name: 'painting and papering',
      words: {
        objects:
          'wallpaper, paint the bedroom, paint the walls, paint a wall, paint the house, paint my room, paint the fence, paint the garden fence, paint the shed, paint the doors, coat of paint, fresh coat, paint roller, emulsion, primer, skirting boards, window frames, orange walls, magnolia, stairwell, decorate my flat, decorate my first flat, look less grey, shutters, paint the bathroom',
        verbs: 'wallpaper, repaint, whitewash',
        context: 'paint, walls, ceiling, colour, fence, streaks, decorate, strip',
        not: 'acrylic',
      },
    },
    wood: {
      name: 'woodwork',
      words: {
        objects:
          "woodwork, woodworking from scratch, grandfather's chair, grandmother's table, restore an old, carpentry, carpenter, joinery, dovetail, bookshelf, bookcase, workbench, shelves, build a table, build a bench, build a desk, build a bed, build a cupboard, make a table, make a wooden, wooden table, wooden bench, wooden box, wooden toys, bird box, nesting box, furniture, restore a chair, restore a table, old chair, oak, pallets, chisel, hand plane, circular saw, jigsaw cuts, wood, stool, bunk bed, flat pack",
        context:
          'joints, bench, table, chair, oil, chest, workshop, garage, alcove, boards, restore',
      },
    },
    renovating: {
      name: 'renovating',
      words: {
        objects:
          'renovation, renovate the bathroom, renovate the house, new bathroom, new kitchen, redo the kitchen, laminate, parquet, floorboards, lay a floor, new floor, tiling, tile the shower, bathroom tiles, insulation, insulate, loft conversion, convert the loft, extension, plaster, old cottage, old house, old farmhouse, house from, roof, new windows, basement dry, damp, rewire, plumbing, patio, decking, doer upper, half-renovated, building work',
        verbs: 'insulate, plaster, tile, retile',
        context:
          'cottage, attic, loft, basement, bathroom, kitchen, floor, rooms, budget, convert, redo',
        not: 'clear out, cancer, feet',
      },
    },
  },
};
