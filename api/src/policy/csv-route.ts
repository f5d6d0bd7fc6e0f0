import type { ApiCall, CallSpec } from '@vidya/contracts/calls/call';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../http/access/session.ts';
import { type CsvFile, csvType, sendCsv } from '../http/csv.ts';
import { badRequest } from '../http/errors.ts';
import { plainRoute } from '../http/route.ts';
import type { Action } from './policy.ts';
import { placeOf } from './route.ts';

interface CsvCall extends CallSpec {
  access: Action;
  query: z.ZodType;
}

interface CsvDescription<Query> {
  /** The message when the query is invalid. */
  refusal: string;
  /** Writes the audit entry, then returns the file. */
  read: (query: Query, caller: Caller) => Promise<CsvFile>;
}

/** A call that returns a CSV file; a plain link can use its address. */
export function csvRoute<Spec extends CsvCall>(
  app: FastifyInstance,
  call: ApiCall<Spec>,
  { refusal, read }: CsvDescription<z.output<Spec['query']>>,
): void {
  plainRoute(app, {
    ...placeOf(call),
    handler: async ({ query, caller, method }, reply) => {
      const wanted = (call.schema as Pick<Spec, 'query'>).query.safeParse(query);
      if (!wanted.success) throw badRequest(refusal, 'ValidationError');
      // HEAD sends no data, so it writes no audit entry either.
      if (method === 'HEAD') return reply.type(csvType).send();
      return sendCsv(reply, await read(wanted.data, caller as Caller));
    },
  });
}
