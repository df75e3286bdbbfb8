import type { TopicWords } from '#mentor/library/topic.ts';

export const PETS_WORDS: TopicWords = {
  name: 'Pets',
  words: {
    objects:
      "pet, dog, guinea pig, budgie, aquarium, tortoise, puppy biting, hutch, labrador, retriever, german shepherd, spaniel, terrier, collie, poodle, beagle, my dog's, ferret, chickens, hens, horse, pony, gecko, snake, goldfish, walkies, crate training, flea, worming, vaccinations, kittens, scratching post, litter, rabbits, bunnies, terrarium, lead walking, walk nicely, pulling on the lead, lead without pulling, on a lead, extending lead, other dogs, tomcat, feather wand, mice, cat's, feline, claws, nails, brush the cat, water change, stable, pet's, tick, fur, groom, train the puppy, train my puppy, train my cat, dachshund, husky, greyhound, whippet, bulldog, pug, chihuahua, cockapoo, canary, lizard, chinchilla",
    verbs: 'train my dog, walk the dog, house-train, pet-sit, teach my dog',
    context:
      'claws, paw, tail, barks, pulls, harness, animal, feed, park, groom, brush, obedience, hutch, teeth, slim, overweight, week old, recall, stay, sit, biscuits, vet, heel',
    not: 'hot dog, cat scan, rabbit hole, dog illustration, photograph, cage fighting, draw',
  },
  subs: {
    lead: {
      name: 'lead training',
      words: {
        objects:
          'leash, on a lead, on the lead, on a leash, pulls on the lead, pulling my arm, loose leash, dog pull, pull on the lead, loose lead, dog harness, walk the dog',
      },
    },
    cues: {
      name: 'dog training',
      words: {
        objects:
          'dog training, sit and stay, barking, jumping up, dog agility, clicker, scent work, disobedient dog, obedience, stay command, teach my dog, teach the dog, hand signals, trick, roll over, fetch, leave it, drop it, stop jumping, bark at, doorbell, paw',
      },
    },
    recall: {
      name: 'coming when called',
      words: {
        objects:
          'come when called, come back when called, comes when called, comes back, come back to me, recall, off the lead, off the leash, off lead',
        context: 'park, whistle',
      },
    },
    alone: {
      name: 'being alone',
      words: {
        objects:
          'separation anxiety, left alone, stay alone, home alone, being alone, dog alone, howls when',
        context: 'neighbours, leave',
      },
    },
    puppy: {
      name: 'puppies',
      words: {
        objects:
          'puppy, house-training, nipping, puddle, whines, new dog, pup, socialise my, biting, toilet training, housetrain, house-trained, accidents, crate, first weeks, young dog',
      },
    },
    cats: {
      name: 'cats',
      words: { objects: 'cat, kitten, litter tray, meows, scratches the sofa' },
    },
    care: {
      name: 'care and health',
      words: { objects: 'vet, pet grooming, cage, fish tank, rabbit, hamster, parrot' },
    },
  },
};
