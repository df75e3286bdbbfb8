import type { TopicWords } from '#mentor/library/topic.ts';

export const PHOTOGRAPHY_WORDS: TopicWords = {
  name: 'Photography',
  words: {
    objects:
      'photography, photo, photographer, lenses, darkroom, bokeh, snapshots, snaps, photograph, take a photo, picture a day, photoshoot, pictures of my, canon, nikon, fujifilm, gopro, polaroid, photos on my phone, better pictures, wildlife pictures, take pictures, night sky, selfies',
    verbs: 'take better photos, shoot photos',
    context:
      'pictures, shoot, zoom, blurry, exhibition, travel, memories, weekend, print, gear, eye, snaps, engagement, birds, phone, thirds, film, street, edit, portrait',
    not: 'photoshop a passport, photo id, vlog, security camera, photosynthesis, contact lenses, shoot hoops, label, family photos before, sort photos, sort my photos, sort the photos',
  },
  subs: {
    camera: {
      name: 'camera and exposure',
      words: {
        objects:
          'camera, dslr, mirrorless, aperture, shutter speed, iso, exposure, manual mode, auto mode, raw files, lens, tripod, blurry pictures, settings, shoot in manual, off auto, white balance, focus point, depth of field, flash, sharp pictures, sharp photos, f-stop, histogram, film roll',
        context: 'buttons, dark, sharp, manual, focus, new camera',
      },
    },
    seeing: {
      name: 'light and composition',
      words: {
        objects:
          'composition, golden hour, street photography, landscape photography, milky way, long exposure, sunset, nature photos, travel photos, better eye, architecture, rule of thirds, leading lines, holiday snaps, good light, photo a day, photo every day, photo walk, one photo a, 365 project, see the light, sunrise photos, look less like, street photos, landscapes, close-ups, night photos, macro',
        context: 'boring, frame, walk, light, city, mountains, holiday',
      },
    },
    portraits: {
      name: 'people',
      words: {
        objects:
          "portraits, headshots, family photos, self-portraits, candid, group photo, newborn photos, pet photos, pose people, people for photos, portrait of, shoot my cousin's, shoot a wedding, engagement shoot, photograph people, photograph strangers, pictures of my dog, natural smiles, smile naturally, ask strangers, studio light, graduation photos",
        context: 'kids, wedding, friends, smile, pose, flash, family',
      },
    },
    editing: {
      name: 'choosing, editing, showing',
      words: {
        objects:
          'photo book, lightroom, presets, photo album, photo portfolio, photo project, exhibition, prints, photo series, edit my photos, edit photos, hang my photos, photo calendar, photobook, album of, colour grade, photo website, darktable, capture one, photoshop',
        verbs: 'edit, crop, retouch, cull',
        context: 'folder, share, followers, backup, choose, colours, wall',
      },
    },
    video: {
      name: 'video editing',
      words: {
        objects:
          'video editing, edit videos, cut a video, premiere pro, davinci resolve, final cut, old videos, family videos, video clips, wedding film, timeline',
        context: 'cut, editor',
      },
    },
    paid: {
      name: 'paid shoots',
      words: {
        objects:
          'wedding photographer, professional photographer, paid shoots, shooting weddings, second shooter, photo clients, photography clients, client shoots, commercial photography',
        context: 'clients, booked, weddings, studio, years',
      },
    },
  },
};
