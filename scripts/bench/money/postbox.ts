import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A webhook as it came: the signature is over exactly these bytes. */
export interface Letter {
  body: string;
  headers: Record<string, string>;
}

/** Takes the gateway's webhooks in, all and at once. */
export interface Postbox {
  address: string;
  /** Resolves when `count` letters about this payment have come. */
  letters(paymentId: string, count: number): Promise<Letter[]>;
  close(): Promise<void>;
}

const headerNames = ['content-type', 'x-razorpay-event-id', 'x-razorpay-signature'];

const paymentOf = (body: string): string =>
  (JSON.parse(body) as { payload: { payment: { entity: { id: string } } } }).payload.payment.entity.id;

async function read(request: IncomingMessage): Promise<Letter> {
  const body = (await buffer(request)).toString('utf8');
  return { body, headers: Object.fromEntries(headerNames.map((name) => [name, String(request.headers[name])])) };
}

export async function openPostbox(): Promise<Postbox> {
  const kept = new Map<string, Letter[]>();
  const waiting = new Map<string, { count: number; resolve: (letters: Letter[]) => void }>();
  const hand = (paymentId: string): void => {
    const letters = kept.get(paymentId) ?? [];
    const waiter = waiting.get(paymentId);
    if (waiter && letters.length >= waiter.count) waiter.resolve(letters);
  };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const letter = await read(request);
    const paymentId = paymentOf(letter.body);
    kept.set(paymentId, [...(kept.get(paymentId) ?? []), letter]);
    response.writeHead(204).end();
    hand(paymentId);
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    letters: (paymentId, count) =>
      new Promise((resolve) => {
        waiting.set(paymentId, { count, resolve });
        hand(paymentId);
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
