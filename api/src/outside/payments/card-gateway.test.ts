import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json as readJson } from 'node:stream/consumers';
import { createCardGateway } from './card-gateway.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

let handle: Handler;
const server = createServer((request, response) => void handle(request, response));
const listen = (): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

const config = {
  keyId: 'rzp_test_key',
  keySecret: 'key-secret',
  webhookSecret: 'hook-secret',
  checkoutScript: 'https://checkout.example/v1/checkout.js',
};
let api: string;
beforeAll(async () => {
  api = await listen();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const newOrder = { amountPaise: 89_900, receipt: 'r1', notes: {} };
const gateway = (given: Partial<Parameters<typeof createCardGateway>[0]> = {}) =>
  createCardGateway({ ...config, api, ...given });
const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

describe('the card gateway', () => {
  it('opens an order with basic authentication and reads the answer', async () => {
    let seen = {};
    handle = async (request, response) => {
      const body = await readJson(request);
      seen = {
        method: request.method,
        url: request.url,
        authorization: request.headers.authorization,
        body,
      };
      json(response, 200, {
        id: 'order_1',
        amount: 89_900,
        currency: 'INR',
        receipt: 'r1',
        status: 'created',
        entity: 'order',
      });
    };
    await expect(gateway().createOrder(newOrder)).resolves.toMatchObject({ id: 'order_1', amount: 89_900 });
    expect(seen).toEqual({
      method: 'POST',
      url: '/v1/orders',
      authorization: `Basic ${Buffer.from('rzp_test_key:key-secret').toString('base64')}`,
      body: { amount: 89_900, currency: 'INR', receipt: 'r1', notes: {} },
    });
  });

  it('passes on why the gateway refused', async () => {
    handle = (_, response) => json(response, 400, { error: { description: 'The receipt has already been used' } });
    await expect(gateway().createOrder(newOrder)).rejects.toMatchObject({
      name: 'GatewayFault',
      kind: 'refused',
      status: 400,
      message: expect.stringContaining('The receipt has already been used'),
    });
  });

  it('calls a broken server, a cut connection and silence the same: unreachable', async () => {
    handle = (_, response) => json(response, 502, {});
    await expect(gateway().findPayment('pay_1')).rejects.toMatchObject({ kind: 'unreachable', status: 502 });
    handle = (request) => request.socket.destroy();
    await expect(gateway().findPayment('pay_1')).rejects.toMatchObject({ kind: 'unreachable', status: 0 });
    handle = () => undefined;
    await expect(gateway({ timeoutMs: 50 }).findPayment('pay_1')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('does not take a page of HTML or an unknown entity for an answer', async () => {
    handle = (_, response) => response.end('<html>Sign in to the network</html>');
    await expect(gateway().createOrder(newOrder)).rejects.toMatchObject({ kind: 'unreadable' });
    handle = (_, response) => json(response, 200, { id: 'order_1', amount: '89900' });
    await expect(gateway().createOrder(newOrder)).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

describe('signatures', () => {
  it('accepts a checkout proof made with the key secret, and nothing else', () => {
    const proof = { orderId: 'order_1', paymentId: 'pay_1', signature: sign('key-secret', 'order_1|pay_1') };
    expect(gateway().isCheckoutSignature(proof)).toBe(true);
    expect(gateway().isCheckoutSignature({ ...proof, paymentId: 'pay_2' })).toBe(false);
    expect(gateway().isCheckoutSignature({ ...proof, signature: sign('hook-secret', 'order_1|pay_1') })).toBe(false);
    expect(gateway().isCheckoutSignature({ ...proof, signature: '' })).toBe(false);
    expect(gateway().isCheckoutSignature({ ...proof, signature: `${proof.signature}00` })).toBe(false);
  });

  it('checks a webhook over its exact bytes with the secret of webhooks', () => {
    const body = Buffer.from('{"event":"payment.captured" }');
    const signature = sign('hook-secret', body.toString());
    expect(gateway().isWebhookSignature({ body, signature })).toBe(true);
    expect(gateway().isWebhookSignature({ body: Buffer.from('{"event":"payment.captured"}'), signature })).toBe(false);
  });
});
