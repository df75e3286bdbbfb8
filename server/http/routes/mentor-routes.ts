import type { FastifyInstance, FastifyReply } from 'fastify';
import { isAnsweredByGate } from '#mentor/safety/model-answers.ts';
import { adviceSchema, chatSchema, wishSchema } from '#protocol/replies/mentor-messages.ts';
import type { Mentor } from '#server/mentor/mentor.ts';
import { adviceRequest, chatPrompt, questsPrompt } from '#server/mentor/prompts.ts';
import { callerIn, parsedOr400 } from './request-input.ts';

const NO_MODEL = { kind: 'none' } as const;

/**
 * Questions to the mentor. Answers are only handed on: they change no stored data. What the gate
 * answers reaches no model: the browser is told that there is none, and answers itself.
 */
export function addMentorRoutes(app: FastifyInstance, mentor: Mentor): void {
  app.get('/api/mentor', async () => ({ isConfigured: mentor.isConfigured }));

  app.post('/api/mentor/quests', async (request, reply) => {
    const wish = parsedOr400(wishSchema, request.body);
    if (isAnsweredByGate(wish.goals)) return NO_MODEL;
    return mentor.forge(callerIn(request).userId, questsPrompt(wish), goneOf(reply));
  });

  app.post('/api/mentor/chat', async (request, reply) => {
    const { messages, inputCount } = parsedOr400(chatSchema, request.body);
    const said = messages.filter(({ from }) => from === 'hunter').map(({ text }) => text);
    if (isAnsweredByGate(said)) return NO_MODEL;
    const asked = chatPrompt(messages, inputCount);
    return mentor.chat(callerIn(request).userId, asked, goneOf(reply));
  });

  app.post('/api/mentor/advice', async (request, reply) => {
    const { quest, question, subtaskTitle } = parsedOr400(adviceSchema, request.body);
    if (isAnsweredByGate([question])) return NO_MODEL;
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
