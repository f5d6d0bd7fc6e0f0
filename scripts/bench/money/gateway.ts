import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VerifyOrderForm } from '@vidya/contracts/payment';
import { readConfig } from '../../../sandbox/src/config.ts';
import { createSandbox } from '../../../sandbox/src/sandbox.ts';
import { openPostbox, type Letter } from './postbox.ts';

/** What the payment window hands to the page. */
export type Receipt = Omit<VerifyOrderForm, 'courseId'>;

export interface CapturedPayment {
  id: string;
  orderId: string;
  amountPaise: number;
}

/** The sandbox's card gateway. Its webhooks come to us: when and in which order they go on is the run's business. */
export interface Gateway {
  env: Record<string, string>;
  /** Somebody presses Pay; null when the order was paid before. */
  pay(orderId: string, attempt: { outcome: 'success' | 'failure'; method: string }): Promise<Receipt | null>;
  /** The webhooks about one payment, as soon as all copies of the events have been sent. */
  letters(paymentId: string, events: number): Promise<Letter[]>;
  /** All money that was taken. */
  captured(): Promise<CapturedPayment[]>;
  stop(): Promise<void>;
}

interface PaymentPage {
  items: { id: string; order_id: string; amount: number; status: string }[];
}

const copies = 1;
const pageSize = 100;

export async function startGateway({ disorder }: { disorder: boolean }): Promise<Gateway> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vidya-money-gateway-'));
  const postbox = await openPostbox();
  const config = readConfig({ SANDBOX_DATA_DIR: dataDir, WEBHOOK_URL: postbox.address });
  const sandbox = await createSandbox({ ...config, port: 0, smtpPort: 0 });
  const address = await sandbox.start();
  const { keyId, keySecret } = config.gateway;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const call = (method: string, url: string, body?: object): Promise<Response> =>
    fetch(address + url, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  await call('POST', '/control/webhooks', { duplicates: copies, disorder });
  return {
    env: { RAZORPAY_API: address, SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}` },
    async pay(orderId, attempt) {
      const answer = await call('POST', `/control/orders/${orderId}/pay`, attempt);
      return answer.ok ? ((await answer.json()) as Receipt) : null;
    },
    letters: (paymentId, events) => postbox.letters(paymentId, events * (copies + 1)),
    async captured() {
      const all: PaymentPage['items'] = [];
      for (let more = true; more; more = all.length > 0 && all.length % pageSize === 0) {
        const answer = await call('GET', `/v1/payments?count=${pageSize}&skip=${all.length}`);
        const { items } = (await answer.json()) as PaymentPage;
        all.push(...items);
        if (items.length === 0) break;
      }
      const taken = all.filter(({ status }) => status === 'captured');
      return taken.map(({ id, order_id, amount }) => ({ id, orderId: order_id, amountPaise: amount }));
    },
    async stop() {
      await sandbox.stop();
      await postbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
