import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { VerifyOrderForm } from '@vidya/contracts/calls/payment';
import { readConfig } from '../../../sandbox/src/config.ts';
import { createSandbox } from '../../../sandbox/src/sandbox.ts';
import { applyWebhook } from '../payment/gateway/webhook.service.ts';
import type { TestApi } from './api.ts';

export const gatewaySecrets = { key: 'sandbox-key-secret', webhook: 'sandbox-webhook-secret' };

type Receipt = Omit<VerifyOrderForm, 'courseId'>;

/** The sandbox's card gateway. It sends no webhooks by itself: the test delivers the events. */
export interface TestGateway {
  address: string;
  /** Pays an order. Returns the proof that the payment window gives to the page. */
  pay(orderId: string, attempt?: { outcome?: 'success' | 'failure'; method?: string }): Promise<Receipt>;
  /** The bank reports late that a failed payment succeeded. */
  recover(paymentId: string): Promise<Receipt>;
  refund(paymentId: string, amountPaise?: number): Promise<{ id: string; amount: number }>;
  payment(paymentId: string): Promise<Record<string, unknown>>;
  /** All refunds of a payment. */
  refunds(paymentId: string): Promise<{ id: string; amount: number }[]>;
  /** All orders that are open at the gateway. */
  orders(): Promise<{ id: string; receipt: string }[]>;
  /** An entity of its API by the address, such as `payouts/pout_…`. */
  entity(path: string): Promise<Record<string, unknown>>;
  /** A control of the sandbox such as `payouts`, `funds` or `settlements` (sandbox/README.md). */
  control<Answer = unknown>(name: string, body?: object): Promise<Answer>;
  stop(): Promise<void>;
}

/** `env` are further settings of the sandbox. */
export async function startGateway(env: Record<string, string> = {}): Promise<TestGateway> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-gateway-'));
  const sandbox = await createSandbox({
    ...readConfig({ SANDBOX_DATA_DIR: dataDir, SANDBOX_WEBHOOK_DROP: 'true', ...env }),
    port: 0,
    smtpPort: 0,
  });
  const address = await sandbox.start();
  const authorization = `Basic ${Buffer.from(`rzp_test_vidya:${gatewaySecrets.key}`).toString('base64')}`;
  const call = async <Answer>(method: string, url: string, body?: object): Promise<Answer> => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(address + url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${url}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return {
    address,
    pay: (orderId, attempt = {}) => call('POST', `/control/orders/${orderId}/pay`, attempt),
    recover: (paymentId) => call('POST', `/control/payments/${paymentId}/recover`, {}),
    refund: (paymentId, amount) => call('POST', `/v1/payments/${paymentId}/refund`, amount ? { amount } : {}),
    payment: (paymentId) => call('GET', `/v1/payments/${paymentId}`),
    refunds: async (paymentId) => (await call<{ items: [] }>('GET', `/v1/payments/${paymentId}/refunds`)).items,
    orders: async () => (await call<{ items: { id: string; receipt: string }[] }>('GET', '/v1/orders?count=100')).items,
    entity: (path) => call('GET', `/v1/${path}`),
    control: (name, body = {}) => call('POST', `/control/${name}`, body),
    async stop() {
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Letter {
  event: string;
  payload: Record<string, { entity: unknown }>;
  eventId?: string;
  secret?: string;
}

/** Delivers a webhook like the gateway, and lets the worker apply it. */
export async function deliver(
  { app, jobs }: Pick<TestApi, 'app' | 'jobs'>,
  { event, payload, eventId = randomUUID(), secret }: Letter,
) {
  const body = JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload });
  const signature = createHmac('sha256', secret ?? gatewaySecrets.webhook)
    .update(body)
    .digest('hex');
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/payment/webhook',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
    payload: body,
  });
  await jobs.drain(applyWebhook);
  return response;
}
