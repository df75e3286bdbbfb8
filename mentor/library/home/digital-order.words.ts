import type { TopicWords } from '#mentor/library/topic.ts';

export const DIGITAL_ORDER_WORDS: TopicWords = {
  name: 'Digital order',
  words: {
    objects:
      'phone is full, clear my phone, no space left, digital life, digital order, digital mess, cloud, icloud, google drive, dropbox, storage is full, memory full, declutter my laptop',
    verbs: 'back up, unsubscribe',
    context:
      'delete, sort, clear, organise, full, tidy, laptop, computer, phone, files, old, digital, gone, find, space',
    not: 'edit photos, portfolio, repair, brain, memory palace, coding, backup plan, backup singer, write emails, nail, ring binder',
  },
  subs: {
    inbox: {
      name: 'inbox',
      words: {
        objects:
          'inbox, email, e-mails, unread emails, mails, mailbox, newsletters, my mail, answer emails, check mail, gmail, outlook, delete old emails, folders and filters',
        context: 'unread, answer, reply, newsletters, drowning, messages, filters',
      },
    },
    photos: {
      name: 'photos',
      words: {
        objects:
          'sort my photos, delete duplicates, sort photos, photos on my phone, organise photos, family pictures, digital photos, digital pictures, delete photos, delete pictures, clear the photos, photo library, camera roll, screenshots, duplicate photos, 5000 photos, 10000 photos, 18000 photos, 20000 photos, photos off, scan old photos, old slides, old negatives, free up space, space on my iphone, videos of the kids, photo mess, sort photos, photos on my phone',
        verbs: 'digitise, digitize',
        context: 'photos, pictures, slides, prints, albums, videos, scan, iphone',
        not: 'sell, instagram',
      },
    },
    passwords: {
      name: 'passwords and privacy',
      words: {
        objects:
          'password, safe passwords, two-factor, 2fa, passkeys, hacked, my accounts, online accounts, close accounts, privacy, data off the internet, trackers, phone secure, online security, internet security, scams, phishing, leave google, degoogle, online safety',
        context: 'accounts, secure, safe, protect, internet, scared, parents',
        not: 'fake accounts',
      },
    },
    backups: {
      name: 'files and backups',
      words: {
        objects:
          'backup, back up, hard drive, external drive, usb sticks, my files, files and folders, downloads, desktop icons, computer desktop, clean up my computer, tidy up my laptop, paperless, digitise my documents, one cloud, notes and files, system for my notes, note system, old computers',
        context: 'folder, documents, laptop, desktop, notes, automatic, thesis',
      },
    },
  },
};
