import { callExamples } from '@vidya/contracts/calls/call-examples';
import type { RecordedCall } from '@vidya/contracts/release/call-contracts';
import type { FastifyInstance } from 'fastify';

/** What this server offers, with the examples: what versions record that are built from the same sources. */
export const recordCalls = (app: FastifyInstance): RecordedCall[] =>
  app.offeredCalls().map((call) => {
    const example = callExamples.get(call.name);
    return { ...call, ...(example && { example }) };
  });
