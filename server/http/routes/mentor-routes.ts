import type { FastifyInstance, FastifyReply } from 'fastify';
import { isAnsweredByGate } from '#mentor/safety/model-answers.ts';
import { adviceSchema, chatSchema, wishSchema } from '#protocol/replies/mentor-messages.ts';
import type { Mentor } from '#server/mentor/mentor.ts';
import { adviceRequest, chatPrompt, questsPrompt } from '#server/mentor/prompts.ts';
import { callerIn, parsedOr400 } from './request-input.ts';
import { sendStreamHeaders } from './stream-routes.ts';

const NO_MODEL = { kind: 'none' } as const;
/** Who accepts this sees the words of the chat grow. */
const GROWING = 'application/x-ndjson';

/**
 * Questions to the mentor. Answers are only handed on: they change no stored data. What the gate
 * answers reaches no model: the browser is told that there is none, and answers itself.
 */
export function addMentorRoutes(app: FastifyInstance, mentor: Mentor): void {
  app.get('/api/mentor', async () => ({ isConfigured: mentor.isConfigured }));

  app.post('/api/mentor/quests', async (request, reply) => {
    const wish = parsedOr400(wishSchema, request.body);
    if (isAnsweredByGate([...wish.goals, ...(wish.understood ?? [])])) return NO_MODEL;
    return mentor.forge(callerIn(request).userId, questsPrompt(wish), { gone: goneOf(reply) });
  });

  app.post('/api/mentor/chat', async (request, reply) => {
    const { messages, inputCount } = parsedOr400(chatSchema, request.body);
    const said = messages.filter(({ from }) => from === 'hunter').map(({ text }) => text);
    if (isAnsweredByGate(said)) return NO_MODEL;
    const { userId } = callerIn(request);
    const asked = chatPrompt(messages, inputCount);
    const gone = goneOf(reply);
    if (request.headers.accept !== GROWING) return mentor.chat(userId, asked, { gone });
    return inLines(reply, (onWords) => mentor.chat(userId, asked, { gone, onWords }));
  });

  app.post('/api/mentor/advice', async (request, reply) => {
    const { quest, question, subtaskTitle } = parsedOr400(adviceSchema, request.body);
    if (isAnsweredByGate([question])) return NO_MODEL;
    const asked = adviceRequest(quest, question, subtaskTitle);
    return mentor.advise(callerIn(request).userId, asked, { gone: goneOf(reply) });
  });
}

/**
 * Answers in lines of JSON: `{"kind":"words","words":"..."}` whenever there is more to show, or less,
 * and at the end what would be the whole reply otherwise. Nothing is sent before the first line, so that
 * a failure until then gets its own status.
 */
async function inLines(
  reply: FastifyReply,
  answer: (onWords: (words: string) => void) => Promise<unknown>,
): Promise<void> {
  const { raw } = reply;
  const write = (line: unknown) => {
    if (raw.destroyed) return;
    if (!raw.headersSent) {
      reply.hijack();
      sendStreamHeaders(reply, GROWING);
    }
    raw.write(`${JSON.stringify(line)}\n`);
  };
  try {
    write(await answer((words) => write({ kind: 'words', words })));
    raw.end();
  } catch (failure) {
    if (raw.headersSent) raw.destroy(); // the browser must not take the words for the whole reply
    throw failure;
  }
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
