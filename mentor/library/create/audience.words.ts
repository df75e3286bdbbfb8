import type { TopicWords } from '#mentor/library/topic.ts';

export const AUDIENCE_WORDS: TopicWords = {
  name: 'Audience',
  words: {
    objects:
      'audience, content creation, content creator, content calendar, create content, my content, side project online',
    context:
      'publish, readers, subscribers, channel, online, post, weekly, topic, launch, grow, consistent, listeners',
    not: 'follow colleagues, follow what, follow the talk, letter, by hand, watch, listen to podcasts, french podcasts, spanish podcasts, understand podcasts, delete, yoga, photos, website, learn from youtube, youtube videos, with youtube, youtube until, read blogs, speech, live audience, time on, addicted, post office, forum, my shop, about my shop',
  },
  subs: {
    blog: {
      name: 'blog and newsletter',
      words: {
        objects:
          'blog, blogger, blog post, food blog, newsletter, newsletter subscribers, substack, medium, mailing list, email list, article, write articles, local paper, column, wordpress, guest post, essay a month, monthly newsletter, newsletter to my, drafts folder',
        verbs: 'blog',
        context: 'write, readers, monthly, essay, customers, site',
      },
    },
    video: {
      name: 'video channel',
      words: {
        objects:
          'youtube, youtube channel, youtuber, my channel, vlog, twitch, stream on, streamer, upload, video a week, first video, my videos, make videos, make tutorials, thumbnails, talking to a camera, video channel, video essays, livestream, first ten seconds, nobody watches',
        verbs: 'vlog',
        context: 'video, camera, record, seconds, watches',
      },
    },
    podcast: {
      name: 'podcast',
      words: {
        objects:
          'podcast, podcaster, start a podcast, episode, first episode, co-host, a co-host and, 100 listeners, listeners, interview people, audio show, put it online, radio show, on spotify, our show, season one, sound of my recordings',
        context: 'record, microphone, interview, guests, talk, listeners',
      },
    },
    social: {
      name: 'posts and followers',
      words: {
        objects:
          'followers, my instagram, instagram account, followers on instagram, tiktok videos, tiktok account, post on tiktok, reels, linkedin posts, on linkedin, influencer, personal brand, posting, post every day, plan my content, grow a community, comments, following, consistent with posting, pinterest, bluesky',
        context: 'instagram, brand, illustrator, consistent, weeks',
        not: 'open my post',
      },
    },
  },
};
