import { createHash } from 'node:crypto';
import type { getAdapter } from 'better-auth/db/adapter';

type Adapter = Awaited<ReturnType<typeof getAdapter>>;
type TransactionAdapter = Omit<Adapter, 'transaction'>;
type Where = Parameters<Adapter['delete']>[0]['where'][number];
type TokenQuery = { readonly model: string; where?: Where[] | undefined };

const MARK = 'sha256:';

/** The digest of a token, which is all that the table holds: a copy of it opens no session. */
export function storedToken(token: string): string {
  if (token.startsWith(MARK)) return token;
  return MARK + createHash('sha256').update(token).digest('base64url');
}

/** Wraps the account library's adapter, so that tokens are stored and looked up as digests. */
export function withHashedTokens(adapter: Adapter): Adapter {
  return {
    ...hashing(adapter),
    transaction: (work) => adapter.transaction((trx) => work(hashing(trx))),
  };
}

function hashing<Inner extends TransactionAdapter>(inner: Inner): Inner {
  const questions: Partial<TransactionAdapter> = {
    async create(query) {
      const token: unknown = Object.entries(query.data).find(([field]) => field === 'token')?.[1];
      if (query.model !== 'session' || typeof token !== 'string') return inner.create(query);
      const data = { ...query.data, token: storedToken(token) };
      return { ...(await inner.create({ ...query, data })), token };
    },
    findOne: (query) => inner.findOne(hashed(query)),
    findMany: (query) => inner.findMany(hashed(query)),
    count: (query) => inner.count(hashed(query)),
    update: (query) => inner.update(hashed(query)),
    updateMany: (query) => inner.updateMany(hashed(query)),
    delete: (query) => inner.delete(hashed(query)),
    deleteMany: (query) => inner.deleteMany(hashed(query)),
    consumeOne: (query) => inner.consumeOne(hashed(query)),
  };
  return Object.assign({}, inner, questions);
}

function hashed<Asked extends TokenQuery>(query: Asked): Asked {
  if (query.model !== 'session' || query.where === undefined) return query;
  return { ...query, where: query.where.map(hashedClause) };
}

function hashedClause(clause: Where): Where {
  if (clause.field !== 'token') return clause;
  const { value } = clause;
  if (typeof value === 'string') return { ...clause, value: storedToken(value) };
  return Array.isArray(value)
    ? { ...clause, value: value.map((one) => storedToken(`${one}`)) }
    : clause;
}
