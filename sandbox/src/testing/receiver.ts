import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Letter {
  event: string;
  eventId: string;
  signature: string;
  body: string;
}

/** A server that receives webhooks. `responses` are its first status codes; all later ones are 200. */
export async function startReceiver(responses: number[] = []) {
  const letters: Letter[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    void receive(request, response);
  });

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    letters.push(describe(request.headers, await text(request)));
    response.writeHead(responses.shift() ?? 200).end();
    for (const { count, resolve } of waiting) if (letters.length >= count) resolve();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    letters,
    /** Resolves when this many webhooks have arrived in total. */
    async received(count: number): Promise<Letter[]> {
      if (letters.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }));
      return letters;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function describe(headers: IncomingHttpHeaders, body: string): Letter {
  return {
    body,
    event: (JSON.parse(body) as { event: string }).event,
    eventId: String(headers['x-razorpay-event-id']),
    signature: String(headers['x-razorpay-signature']),
  };
}
