import type { Family } from '#mentor/families/family.ts';
import { vocabulary } from '#mentor/text/read-claim.ts';

const CHANNELS = 'youtube instagram tiktok podcast newsletter blog twitch linkedin substack';

export const CONTENT: Family = {
  id: 'content',
  name: 'Publishing for an audience',
  category: 'Content',
  words: vocabulary(
    `${CHANNELS} content creator creators influencer audience followers subscribers videos video_editing edit_videos vlog* youtuber podcasting podcasts newsletters streaming streamer blogging blogs post_online post_more post_daily post_every post_on posting personal_brand reels my_account my_channel a_channel go_viral social_media_presence`,
  ),
  subjects: {
    names: vocabulary(CHANNELS),
    article: 'your ',
    shown: {
      youtube: 'your YouTube channel',
      instagram: 'your Instagram page',
      tiktok: 'your TikTok page',
      twitch: 'your Twitch channel',
      linkedin: 'your LinkedIn page',
      substack: 'your Substack',
    },
  },
  it: 'your channel',
  quests: {
    short: {
      atMost: 20,
      title: ['Collect', '{n} ideas for {it}', 'and keep the one you would click yourself'],
      perMinute: 0.4,
      steps: [
        ['Write what people asked you lately', 'At work, at dinner, in comments.'],
        ['Turn each into one promise', '“After this you can …”.'],
        ['Strike those you only want to be seen with', 'What remains is worth a week.'],
      ],
    },
    core: {
      atMost: 90,
      title: [
        'Work',
        '{m} minutes on one piece for {it}',
        'until it has a beginning, a middle and a line to remember',
      ],
      steps: [
        ['Say the promise in the first line', 'Whoever stays knows why.'],
        ['Record or write in one go', 'Repair later what you would otherwise polish for ever.'],
        ['Cut every breath before the point', 'A third is usually too much.'],
      ],
    },
    long: {
      title: ['Publish', '1 finished piece on {it}', 'after {m} minutes from raw to live'],
      steps: [
        ['Choose the most useful draft', 'Useful beats clever.'],
        ['Edit for somebody in a hurry', 'Picture, sound, first ten seconds.'],
        ['Write the title last and three times', 'Take the plainest.'],
        ['Answer every reply on the first day', 'Ten real readers are an audience.'],
      ],
    },
    once: {
      title: ['Define', '1 person to reach and 3 topics for {it}', 'in {m} minutes on half a page'],
      steps: [
        ['Describe one person who needs this', 'Their Tuesday, not their age.'],
        ['Choose what you will never publish', 'A frame makes a face.'],
        ['Sketch six pieces in a row', 'If you cannot find six, choose another topic.'],
      ],
    },
  },
  advice: {
    start:
      'Publish something small every week for ten weeks before you look at a number. Until then you are learning the craft, not the crowd.',
    stuck:
      'Answer one real question from one real person. That is always a piece, and never an empty one.',
    time: 'Make in one sitting, edit in another, schedule both. Mixed together they take twice as long.',
    slip: 'Do not announce that you are back. Publish the next small thing.',
    better:
      'Look where people leave, and cut what came just before. One such cut per piece, for a month.',
  },
};
