import { API_BASE, type Call, type CallShape } from '@vidya/contracts/calls/call';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type CsvFile, csvType, sendCsv } from './csv.ts';
import { badRequest, unauthorised } from './errors.ts';
import { plainRoute } from './route.ts';
import type { Caller } from './session.ts';

interface CsvDescription<Query> {
  query: z.ZodType<Query>;
  /** Said when the address asks for what is no choice. */
  refusal: string;
  /** Leaves its trace, then answers the file. */
  read: (query: Query, caller: Caller) => Promise<CsvFile>;
}

/** A call of administrators that answers a file: its address is for a link. */
export function csvRoute<S extends CallShape, Query>(
  app: FastifyInstance,
  call: Call<S>,
  { query: shape, refusal, read }: CsvDescription<Query>,
): void {
  plainRoute(app, {
    name: call.name,
    method: call.method,
    url: API_BASE + call.path,
    access: ['ADMIN'],
    handler: async ({ query, caller, method }, reply) => {
      if (!caller) throw unauthorised();
      const wanted = shape.safeParse(query);
      if (!wanted.success) throw badRequest(refusal, 'ValidationError');
      // Nothing leaves with a HEAD: no trace either.
      if (method === 'HEAD') return reply.type(csvType).send();
      return sendCsv(reply, await read(wanted.data, caller));
    },
  });
}
