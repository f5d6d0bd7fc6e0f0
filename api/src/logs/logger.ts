import type { FastifyServerOptions } from 'fastify';
import { describeError } from './safe-message.ts';

/** What Fastify logs through: lines of JSON, in which errors show no values. */
export const loggerOf = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: { err: describeError },
});
