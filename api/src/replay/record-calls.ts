import type { RecordedCall } from '@vidya/contracts/calls/recorded-call';
import type { FastifyInstance } from 'fastify';
import { callExamples } from './call-examples.ts';

/** What this server offers, with the examples: what versions record that are built from the same sources. */
export const recordCalls = (app: FastifyInstance): RecordedCall[] =>
  app.offeredCalls().map((call) => {
    const example = callExamples.get(call.name);
    return { ...call, ...(example && { example }) };
  });
