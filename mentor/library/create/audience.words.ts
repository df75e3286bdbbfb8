import type { TopicWords } from '#mentor/library/topic.ts';

export const AUDIENCE_WORDS: TopicWords = {
  name: 'Audience',
  words: {
    objects:
      'audience, content creation, content creator, content calendar, create content, my content, side project online',
    context:
      'publish, readers, views, subscribers, channel, online, post, posts, weekly, topic, launch, grow, growing, consistent, listeners, fans, viewers',
    not: 'watch, watching, listen to podcasts, french podcasts, spanish podcasts, understand podcasts, scrolling, delete, off instagram, off tiktok, less instagram, stop scrolling, screen time, yoga, photos, photography, website, edit videos, davinci resolve, premiere pro, learn from youtube, youtube videos, with youtube, youtube until, read blogs, in front of an audience, speech, live audience, time on, hours on, addicted, post office, forum, unsubscribe, my shop, about my shop',
  },
  subs: {
    blog: {
      name: 'blog and newsletter',
      words: {
        objects:
          'blog, blogs, blogging, blogger, blog post, blog posts, food blog, newsletter, newsletters, newsletter subscribers, substack, medium, mailing list, email list, article, articles, write articles, local paper, column, wordpress, guest post, essay a month, monthly newsletter, newsletter to my, drafts folder',
        verbs: 'blog',
        context: 'write, readers, monthly, essay, customers, site',
      },
    },
    video: {
      name: 'video channel',
      words: {
        objects:
          'youtube, youtube channel, youtuber, my channel, grow my channel, vlog, vlogging, twitch, stream on, streamer, streaming on, upload, upload a video, video a week, first video, my videos, make videos, make tutorials, thumbnails, talking to a camera, talk to a camera, video channel, video essays, livestream, first ten seconds, nobody watches',
        verbs: 'vlog',
        context: 'video, videos, camera, record, seconds, watches',
      },
    },
    podcast: {
      name: 'podcast',
      words: {
        objects:
          'podcast, podcasts, podcasting, podcaster, my podcast, our podcast, start a podcast, episode, episodes, first episode, co-host, a co-host and, 100 listeners, listeners, interview people, podcast guests, audio show, put it online, radio show, on spotify, our show, season one, sound of my recordings',
        context: 'record, microphone, interview, guests, talk, listeners',
      },
    },
    social: {
      name: 'posts and followers',
      words: {
        objects:
          'followers, my instagram, instagram account, grow my instagram, followers on instagram, instagram followers, post on instagram, tiktok videos, tiktok account, post on tiktok, reels, linkedin posts, on linkedin, influencer, personal brand, posting, post every day, social media presence, social media for my, plan my content, grow a community, comments, following, consistent with posting, pinterest, bluesky',
        context: 'instagram, brand, illustrator, consistent, weeks',
      },
    },
  },
};
