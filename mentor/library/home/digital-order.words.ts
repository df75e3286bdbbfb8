import type { TopicWords } from '#mentor/library/topic.ts';

export const DIGITAL_ORDER_WORDS: TopicWords = {
  name: 'Digital order',
  words: {
    objects:
      'phone is full, clear my phone, no space left, digital clutter, digital life, digital declutter, digital order, digital mess, data protection, files and photos, cloud, icloud, google drive, dropbox, storage is full, memory full, declutter my phone, declutter my laptop',
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
          'inbox, inbox under control, inbox zero, inbox as a to-do list, email, e-mails, unread emails, mails, unread mails, mailbox, newsletters, my mail, work mailbox, answer emails, check mail, gmail, outlook, delete old emails, folders and filters',
        context: 'unread, answer, reply, newsletters, drowning, messages, filters',
      },
    },
    photos: {
      name: 'photos',
      words: {
        objects:
          'sort my photos, delete duplicates, sort photos, photos on my phone, organise my photos, organise photos, organise the family pictures, family pictures, digital photos, digital pictures, delete photos, delete pictures, clear the photos, photo library, camera roll, duplicates and screenshots, screenshots, duplicate photos, thousands of photos, 5000 photos, 10000 photos, 18000 photos, 20000 photos, photos into one place, photos off, scan old photos, scan the old slides, old slides, old negatives, free up space, space on my iphone, declutter my photos, videos of the kids, photo mess, sort photos, photos on my phone',
        verbs: 'digitise, digitize',
        context: 'photos, pictures, slides, prints, albums, videos, scan, iphone',
        not: 'sell, instagram',
      },
    },
    passwords: {
      name: 'passwords and privacy',
      words: {
        objects:
          'password manager, password, same password, safe passwords, two-factor, two-factor authentication, 2fa, passkeys, hacked, my accounts, online accounts, close accounts, privacy, data off the internet, trackers, phone secure, online security, internet security, cyber security at home, scams, phishing, leave google, degoogle, online safety',
        context: 'accounts, secure, safe, protect, internet, scared, parents',
        not: 'fake accounts',
      },
    },
    backups: {
      name: 'files and backups',
      words: {
        objects:
          'backup, back up, back up my laptop, hard drive, external drive, usb sticks, lose my files, my files, files and folders, sort my files, downloads folder, downloads, desktop icons, computer desktop, clean up my computer, clean up my laptop, tidy up my laptop, go paperless, paperless, digitise my documents, documents to one cloud, one cloud, notes and files, system for my notes, note system, old computers',
        context: 'folder, documents, laptop, desktop, notes, automatic, thesis',
      },
    },
  },
};
