import type { TopicWords } from '#mentor/library/topic.ts';

export const TRAVEL_WORDS: TopicWords = {
  name: 'Travel',
  words: {
    objects:
      'trip, holiday, vacation, travel, abroad, honeymoon, journey, flight, hotel, hostel, itinerary, cruise, safari, sightseeing, sleep in a tent, somewhere warm, by the sea, northern lights, adventure, airbnb',
    verbs: 'travel',
    context:
      'book, plan, week, summer, train, places, country, see, visit, go, away, japan, italy, paris, rome, islands, beach',
    not: 'flight log, pilot, pilots licence, flying lessons, flights of stairs, holiday job, travel agency, travel blog, travel journal, photos, business trip expenses, christmas holidays, school holidays, weight, slim, body, a flight of stairs, learn spanish, speak, study abroad, drone, phone, diary, novel',
  },
  subs: {
    planning: {
      name: 'planning a trip',
      words: {
        objects:
          'plan a trip, plan our trip, plan our holiday, plan the holiday, plan a holiday, family holiday, summer holiday, winter holiday, city break, city trip, week away, weekend away, trip to japan, trip to italy, book a trip, book a holiday, book a week, book flights, holiday booked, holiday planned, organise a trip, travel plans, travel budget, two week trip, round trip, use my holiday days, annual leave, west coast',
        context: 'itinerary, budget, nights, guide, family, kids, days',
      },
    },
    alone: {
      name: 'alone and for long',
      words: {
        objects:
          'travel alone, travel solo, solo trip, solo travel, travel on my own, backpacking, backpacker, rucksack, interrail, gap year, sabbatical, world tour, round the world, year abroad, hitchhike, hostels, weekend away by myself, digital nomad, working holiday, work and travel, six months, long trip',
        verbs: 'backpack, hitchhike',
        context: 'alone, brave, months, south america, abroad',
      },
    },
    ready: {
      name: 'packing and the way',
      words: {
        objects:
          'pack light, packing, carry-on, suitcase, luggage, long-haul flight, jet lag, travel with a baby, travel with kids, flight with a toddler, travel day, vaccinations, holiday prep, ready for our flight, ready for the trip, prepare for a trip, before we go, airport, connections, missing trains, travelling less stressful',
        verbs: 'pack for',
        context: 'pack, toddler, baby, prepare, ready, stress, panic, forget, phrases',
        not: 'boxes, flat, moving',
      },
    },
    near: {
      name: 'near home',
      words: {
        objects:
          'day trip, explore my own region, explore my city, own city, my own country, country i live in, weekend trips, weekend every month, microadventure, national park, camping, tent, campsite, get out of town, tourist in my own, somewhere new, federal states, excursions, castles',
        verbs: 'explore, go camping',
        context: 'region, outing, weekend, month, near, local, nature, new, train',
      },
    },
  },
};
