import type { FastifyInstance } from 'fastify';
import { adviceSchema, chatSchema, wishSchema } from '#protocol/mentor-messages.ts';
import type { Mentor } from '#server/mentor/mentor.ts';
import { adviceRequest, chatPrompt, questsPrompt } from '#server/mentor/prompts.ts';
import { callerIn } from './caller-in.ts';
import { parsedOr400 } from './parsed.ts';

/** What the model says is only handed on: it adds no quest and finishes no onboarding. */
export function addMentorRoutes(app: FastifyInstance, mentor: Mentor): void {
  app.get('/api/mentor', async () => ({ isConfigured: mentor.isConfigured }));

  app.post('/api/mentor/quests', (request) =>
    mentor.forge(callerIn(request).userId, questsPrompt(parsedOr400(wishSchema, request.body))),
  );

  app.post('/api/mentor/chat', (request) => {
    const { messages, inputCount } = parsedOr400(chatSchema, request.body);
    return mentor.chat(callerIn(request).userId, chatPrompt(messages, inputCount));
  });

  app.post('/api/mentor/advice', (request) => {
    const { quest, question, subtaskTitle } = parsedOr400(adviceSchema, request.body);
    return mentor.advise(callerIn(request).userId, adviceRequest(quest, question, subtaskTitle));
  });
}
