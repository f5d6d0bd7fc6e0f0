import { createHmac } from 'node:crypto';
import type { Db } from '../../../api/src/database/database.ts';
import { defineJob, type Try } from '../../../api/src/jobs/jobs.ts';
import type { MayReach } from '../resolved-host.ts';
import { findWebhook, noteAttempt } from './alarm.store.ts';
import { addressProblem } from './webhook-address.ts';

interface Message {
  webhookId: string;
  /** The same at each retry, so that the receiver can tell repetitions. */
  messageId: string;
  body: string;
}

/** Posts an alarm; repeated with growing pauses for some ten minutes. */
export const postWebhook = defineJob<Message>('post-webhook', 8, { batchSize: 10 });

const timeoutMs = 10_000;

/**
 * The signature by https://www.standardwebhooks.com: HMAC-SHA256 over id, time in s and body, with the bytes that the
 * secret holds in base64 after 'whsec_'.
 */
function signatureOf(secret: string, { id, seconds, body }: { id: string; seconds: number; body: string }) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

interface Post {
  url: string;
  secret: string;
  message: Message;
  signal: AbortSignal;
}

async function send({ url, secret, message: { messageId: id, body }, signal }: Post): Promise<void> {
  const seconds = Math.floor(Date.now() / 1000);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(secret, { id, seconds, body }),
    },
    body,
    // A redirect could lead to where no webhook may be.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answered ${response.status}`);
}

const faultOf = (error: unknown): string =>
  error instanceof Error && /^It (?:answered \d+|is on a private network)$/.test(error.message)
    ? error.message
    : 'It did not answer';

interface Parts {
  db: Db;
  isProduction: boolean;
  mayReach: MayReach;
}

export const createPostWebhook =
  ({ db, isProduction, mayReach }: Parts) =>
  async (message: Message, { signal }: Pick<Try, 'signal'>): Promise<void> => {
    const webhook = await findWebhook(db, message.webhookId);
    if (!webhook || addressProblem(webhook.url, { isProduction })) return;
    const { id, url, secret } = webhook;
    try {
      if (!(await mayReach(url))) throw new Error('It is on a private network');
      await send({ url, secret, message, signal });
    } catch (error) {
      await noteAttempt(db, id, faultOf(error));
      throw error;
    }
    await noteAttempt(db, id, '');
  };
