import type { FastifyInstance, FastifyReply } from 'fastify';
import { adviceSchema, chatSchema, wishSchema } from '#protocol/replies/mentor-messages.ts';
import type { Mentor } from '#server/mentor/mentor.ts';
import { adviceRequest, chatPrompt, questsPrompt } from '#server/mentor/prompts.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

/** Questions to the mentor. Answers are only handed on: they change no stored data. */
export function addMentorRoutes(app: FastifyInstance, mentor: Mentor): void {
  app.get('/api/mentor', async () => ({ isConfigured: mentor.isConfigured }));

  app.post('/api/mentor/quests', (request, reply) => {
    const wish = parsedOr400(wishSchema, request.body);
    return mentor.forge(callerIn(request).userId, questsPrompt(wish), goneOf(reply));
  });

  app.post('/api/mentor/chat', (request, reply) => {
    const { messages, inputCount } = parsedOr400(chatSchema, request.body);
    const asked = chatPrompt(messages, inputCount);
    return mentor.chat(callerIn(request).userId, asked, goneOf(reply));
  });

  app.post('/api/mentor/advice', (request, reply) => {
    const { quest, question, subtaskTitle } = parsedOr400(adviceSchema, request.body);
    const asked = adviceRequest(quest, question, subtaskTitle);
    return mentor.advise(callerIn(request).userId, asked, goneOf(reply));
  });
}

/**
 * Aborted when the caller cancels or closes the page, so that the next question need not wait for
 * this one.
 */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
