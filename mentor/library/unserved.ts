import type { Evidence } from './topic.ts';

/**
 * Things that people set out to do and that no topic is about, yet: a goal that names one of them belongs to the
 * shapes, whatever else its words hint at. Words of a topic leave this list when the topic is written.
 */
export const UNSERVED: Evidence = {
  objects: `tennis, badminton, squash, table tennis, ping pong, pickleball, padel, football, soccer, rugby, cricket, hockey,
    basketball, volleyball, netball, handball, baseball, softball, golf, bowling, darts, snooker, pool table, backhand,
    forehand, free kick, goalkeeper, referee, judo, karate, taekwondo, aikido, boxing, kickboxing, muay thai, jiu jitsu, bjj,
    wrestling, fencing, archery, kung fu, krav maga, black belt, blue belt, climbing, bouldering, climbing wall,
    abseiling, parkour, gymnastics, cartwheel, trampoline, skating, ice skating, rollerblade, skateboard, skiing,
    ski, snowboard, snowboarding, surfing, surfboard, windsurf, sailing, sail, kayak, canoe, paddleboard, rowing boat, scuba,
    diving, freediving, snorkelling, fishing, fishing boat, fly fishing, angling, horse, horse riding, pony, dressage,
    ballet, salsa, tango, waltz, hip hop, breakdance, ballroom, dancing, dance, zumba, juggling, juggle, unicycle,
    slackline, yoyo, magic tricks, card tricks, magician, chess, chess club, bridge club, play bridge, poker, backgammon, sudoku,
    crossword, crosswords, jigsaw, rubiks cube, board game, dungeon, warhammer, miniatures, lego, pub quiz, quiz, elo, speedrun,
    esports, league of legends, overwatch, valorant, minecraft, stand up comedy, improv, theatre, acting, drama group,
    puppet, clown, rap, dj, beats, techno, mix and master, synth, podcast, blog, blog post, newsletter, subscribers, followers,
    youtube channel, youtube videos, short film, documentary, screenplay, film making, after effects, animation, blender, poem, poems, poetry, haiku, song
    lyrics, songwriting, article, knitting, knit, crochet, sewing, sew, quilt, embroidery, cross
    stitch, weaving, loom, spinning wheel, jumper, cardigan, upholstery, armchair, leather, pottery, ceramics, clay, sculpture,
    woodwork, carpentry, whittle, woodcarving, woodturning, bookshelf, workbench, treehouse, shed roof, go kart, model railway,
    model ships, drone, soldering, solder, arduino, raspberry pi, electronics, 3d printer, 3d printing, cnc, home server,
    smart home, password manager, passwords, backup, back up, inbox, inbox zero, ham radio, amateur radio, radio, candle,
    candles, soap, origami, paper cranes, calligraphy, macrame, jewellery, scrapbook, mosaic, stained glass, home brew,
    brewing, cider, wine making, kombucha, kimchi, cheese making, jam making, sausages, bees, beekeeping, beehive, hens,
    chickens, ducks, goats, sheep, motorbike, motorcycle, vintage car, camper van, car repair, oil change, brake pads, engine, tractor,
    learn to drive, driving licence, driving lessons, parallel park, glider, pilot, parachute, bungee, skydive, caravan, campervan, roof,
    bathroom tiles, wallpaper, paint the bedroom, paint the walls, paint the kitchen, put up shelves, plastering, insulate, insulation, loft conversion, renovation, solar panels, heat pump, patio,
    decking, furniture, flat pack, plumbing, tap, leaking tap, drill, diy, mice, build a pc, hang up, plastic, plastic free, zero waste, carbon
    footprint, recycling, compost toilet, volunteering, animal shelter, help out at, volunteer, food bank, charity, hospice, tombola, blood donor, give blood, donate blood,
    fundraiser, town council, mayor, petition, election, campaign, refugees, mentor a, scout group, street party,
    golden wedding, plan our wedding, wedding party, birthday party, surprise party, anniversary party, baby shower, christmas party, plan a trip, plan our trip, road trip,
    round the world, backpacking, plan our holiday, travel, interrail, passport, visa, citizenship, residence permit, tax return,
    taxes, my will, stock market, index fund, etf, pension, crypto, invest, investing, mortgage, move house, moving house,
    find a flat, new flat, buy a house, sell the house, estate agent, online dating, dating, tinder, first date, girlfriend,
    find a boyfriend, my ex, beard, skincare, make up, my make up, my skin, makeup, haircut, nails, my nails, bite my nails, nail biting, dentist, braces,
    check-up, cholesterol, physio, god, pray, prayer, prayers, church, mass, mosque, synagogue, ramadan, rosary,
    pilgrimage, first aid, cpr, morse code, tarot, touch typing, constellations, telescope, astronomy, stargazing,
    birds by ear, birds, birdwatching, bird song, bird box, swifts, moths, mushrooms, wild flowers, foraging, fossils,
    metal detector, roman, roman empire, local history, history of our, village history, archive, museum, capitals,
    flags, digits of pi, deck of cards, memory palace, politics, philosophy, astronomy, mental arithmetic, general
    knowledge, stamp, stamp collection, coins, coin collection, vinyl, record collection, swear words,
    swearing, gambling, betting, scratch cards, shopping addiction, self-esteem, handwriting`,
  verbs: `restore, renovate, knit, crochet, sew, juggle, surf, climb, dance, volunteer, catalogue, collect, identify, travel,
    fundraise, research, forage, brew, pray, invest, gamble, sail, ski, skate, fish, weld, carve, insulate, repair, solder, found`,
  context: 'club, league, tournament, workshop, hobby, vintage',
};
