import { tracingChannel } from 'node:diagnostics_channel';
import type { FastifyRequest } from 'fastify';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

interface Received<Value> {
  value: Value;
  /** Every text of the last request that reached its handler, as validation left it. */
  received: string[];
}

/** Runs `send` and returns the texts that its request brought to the handler; none if it was refused before. */
export async function receivedTexts<Value>(send: () => Promise<Value>): Promise<Received<Value>> {
  let received: string[] = [];
  const start = (message: unknown): void => {
    const { body, params, query } = (message as { request: FastifyRequest }).request;
    received = textsIn([body, params, query]);
  };
  const { start: channel } = tracingChannel('fastify.request.handler');
  channel.subscribe(start);
  try {
    const value = await send();
    return { value, received };
  } finally {
    channel.unsubscribe(start);
  }
}
