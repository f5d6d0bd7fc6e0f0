import type { Call, CallShape } from '@vidya/contracts/calls/call';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Admission } from './access/access.ts';
import type { Caller } from './access/session.ts';
import { type CsvFile, csvType, sendCsv } from './csv.ts';
import { badRequest } from './errors.ts';
import { placeOf, plainRoute } from './route.ts';

interface CsvDescription<Query> {
  access: Admission;
  query: z.ZodType<Query>;
  /** The message when the query is invalid. */
  refusal: string;
  /** Writes the audit entry, then returns the file. */
  read: (query: Query, caller: Caller) => Promise<CsvFile>;
}

/** A call that returns a CSV file; a plain link can use its address. */
export function csvRoute<S extends CallShape, Query>(
  app: FastifyInstance,
  call: Call<S>,
  { access, query: shape, refusal, read }: CsvDescription<Query>,
): void {
  plainRoute(app, {
    ...placeOf(call),
    access,
    handler: async ({ query, caller, method }, reply) => {
      const wanted = shape.safeParse(query);
      if (!wanted.success) throw badRequest(refusal, 'ValidationError');
      // HEAD sends no data, so it writes no audit entry either.
      if (method === 'HEAD') return reply.type(csvType).send();
      return sendCsv(reply, await read(wanted.data, caller));
    },
  });
}
