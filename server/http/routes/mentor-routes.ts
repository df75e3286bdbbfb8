import type { FastifyInstance, FastifyReply } from 'fastify';
import { adviceSchema, chatSchema, wishSchema } from '#protocol/mentor-messages.ts';
import type { Mentor } from '#server/mentor/mentor.ts';
import { adviceRequest, chatPrompt, questsPrompt } from '#server/mentor/prompts.ts';
import { callerIn } from './caller-in.ts';
import { parsedOr400 } from './parsed.ts';

/** What the model says is only handed on: it adds no quest and finishes no onboarding. */
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

/** A hunter who cancels, or closes the page, does not stand in the own way for half a minute. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
