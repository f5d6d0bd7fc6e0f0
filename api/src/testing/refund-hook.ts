import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestGateway } from './gateway.ts';

/** Decides the result of a refund of a payment; null breaks the connection. */
export type RefundHook = (paymentId: string, pass: () => Promise<Response>) => Promise<Response | null>;

/** A proxy between API and gateway whose `hook` each refund goes through. */
export async function startRefundHook(gateway: TestGateway) {
  const state: { hook: RefundHook } = { hook: (_, pass) => pass() };
  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '' } = request;
    const headers = { authorization: request.headers.authorization ?? '', 'content-type': 'application/json' };
    const body = method === 'POST' ? await text(request) : null;
    const pass = () => fetch(gateway.address + url, { method, headers, body });
    const [, paymentId] = (method === 'POST' && /payments\/(\w+)\/refund$/.exec(url)) || [];
    const reply = paymentId ? await state.hook(paymentId, pass) : await pass();
    if (!reply) request.socket.destroy();
    else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  };
  const server = createServer((request, response) => void passOn(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return Object.assign(state, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  });
}

export type RefundHookProxy = Awaited<ReturnType<typeof startRefundHook>>;
