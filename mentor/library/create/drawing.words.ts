import type { TopicWords } from '#mentor/library/topic.ts';

export const DRAWING_WORDS: TopicWords = {
  name: 'Drawing and painting',
  words: {
    objects:
      'pencil, charcoal, ink, pastels, illustrator, mural, inktober, draw, paint, sketches, procreate on the ipad, colours, art, artwork, figures, self portrait in, crayons, artist, cityscape, caricatures, drawings, calligraphy, doodling, life class, animate, anime, tattoo design, paintbrush, my brushes',
    verbs: 'illustrate',
    context:
      'proportions, brush, paper, reference, creative, line, portrait, anatomy, mud, crooked, noses, trees, village, expressions, ipad, character, flowers, cup',
    not: 'draw up, draw a conclusion, prize draw, drawing board, sketch comedy, body painting, face painting, miniature wargame, technical drawing, photos, photos for, hand in, spanish, without using my hands, stage, bath, paint my, knees, fruit, beans',
  },
  subs: {
    sketching: {
      name: 'sketching from life',
      words: {
        objects:
          'drawing, sketch, sketchbook, urban sketching, still life, perspective, shading, doodle, stick figures, draw the trees, draw trees, crosshatching',
      },
    },
    people: {
      name: 'faces and figures',
      words: {
        objects:
          "portrait drawing, figure drawing, life drawing, gesture drawing, self-portrait, proportions, caricature, anatomy right, figures don't look stiff, stiff figures, noses, eyes never match, draw people, draw faces, draw hands, draw my children, draw my dog, draw my family, look like the person, likeness, portrait of my, life model, draw portraits, portraits of",
        context: 'eyes, nose, body, likeness, stiff, model, people, pose, hands, faces',
      },
    },
    painting: {
      name: 'painting',
      words: {
        objects:
          'painting, watercolour, watercolor, acrylics, oil paint, gouache, canvas, colour mixing, easel, abstract, mix colors, mix colours, paintings, art show, turn to mud, paint landscapes, paint with, oils, plein air, bob ross, glazing, palette, brushstrokes',
        context: 'colours, muddy, wash, wall, exhibition, brush',
      },
    },
    comics: {
      name: 'comics and digital art',
      words: {
        objects:
          'comic, manga, anime characters, webcomic, cartoon, character design, digital art, digital drawing, drawing tablet, illustration, storyboard, oc, concept art, graphic novel, picture book, procreate, design a character, character in, poses and expressions, panels, speech bubbles, wacom, clip studio, illustrate a, illustrate my, digital painting, draw anime, draw manga, draw comics, animation, zine, ipad drawing, krita',
        context: 'style, characters, panels, layers, stylus, followers, story',
      },
    },
  },
};
