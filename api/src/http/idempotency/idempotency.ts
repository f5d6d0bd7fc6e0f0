import { createHmac, hkdfSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { xsrfCookie } from '@vidya/contracts/rules/cookies';
import { contentOf, idempotencyHeader, idempotencyMs } from '@vidya/contracts/rules/idempotency';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { FastifyRequest } from 'fastify';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { ApiProblem, conflict } from '../errors.ts';
import type { IdempotencyStore } from './idempotency.store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: Idempotency;
  }
}

const pauseMs = 100;

/**
 * A request that has not ended by then was cut off with its server, and its key may run again. Had it already created
 * something, that stands twice; a key that stayed taken would refuse the person for a day.
 */
const runningMs = 2 * 60_000;

/** The key's owner: a response goes to its requester only. A visitor is known by the token of their browser. */
const scopeOf = ({ caller, headers, cookies }: FastifyRequest): string =>
  caller?.id ?? headers.authorization ?? cookies[xsrfCookie] ?? '';

/** What is asked for. Files count by name and size. */
const askedBy = ({ method, url, body, uploads = {} }: FastifyRequest): string =>
  JSON.stringify([
    method,
    url,
    body && contentOf(body),
    Object.entries(uploads).map(([field, file]) => [field, file?.name, file?.bytes]),
  ]);

interface IdempotencyParts {
  store: IdempotencyStore;
  secret: string;
  /** How long a repeated request waits for the first one, in ms. */
  waitMs?: number;
}

/** Runs what creates something once for each idempotency key, on all servers together. */
export function createIdempotency({ store, secret, waitMs = 10_000 }: IdempotencyParts) {
  const sealKey = new Uint8Array(hkdfSync('sha256', secret, '', 'idempotent responses', 32));
  // Keyed: the content may hold a password.
  const hashOf = (kind: string, text: string): string =>
    createHmac('sha256', secret).update(`idempotency ${kind} ${text}`).digest('base64url');
  const seal = (response: object): Promise<string> =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(response)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(sealKey);
  const open = async (sealed: string): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode((await compactDecrypt(sealed, sealKey)).plaintext));

  async function run<Result extends object>(keyHash: string, create: () => Promise<Result>): Promise<Result> {
    let response: Result;
    try {
      response = await create();
    } catch (error) {
      // What failed has created nothing, so the key may try again.
      await store.forget(keyHash).catch(() => undefined);
      throw error;
    }
    await store.finish(keyHash, {
      response: await seal(response),
      expiresAt: new Date(Date.now() + idempotencyMs),
    });
    return response;
  }

  /**
   * Runs `create`, or returns what it returned to an earlier request with this key. Without a key it runs each time. Throws
   * 422 for a key that was used for something else, 409 when the first request does not end.
   */
  return async function once<Result extends object>(
    request: FastifyRequest,
    create: () => Promise<Result>,
  ): Promise<Result> {
    const key = request.headers[idempotencyHeader];
    if (typeof key !== 'string') return create();
    const keyHash = hashOf('key', JSON.stringify([scopeOf(request), key]));
    const requestHash = hashOf('request', askedBy(request));
    const until = Date.now() + waitMs;
    for (;;) {
      const expiresAt = new Date(Date.now() + runningMs);
      // oxlint-disable-next-line no-await-in-loop -- another server may be at it
      if (await store.begin({ keyHash, requestHash, expiresAt })) return run(keyHash, create);
      // oxlint-disable-next-line no-await-in-loop
      const first = await store.find(keyHash);
      if (first && first.requestHash !== requestHash)
        throw new ApiProblem(422, apiMessages.request.keyReused, 'IdempotencyKeyReused');
      // oxlint-disable-next-line no-await-in-loop
      if (first?.response) return (await open(first.response)) as Result;
      if (Date.now() > until) throw conflict(apiMessages.request.stillRunning, 'StillRunning');
      // oxlint-disable-next-line no-await-in-loop
      await pause(pauseMs);
    }
  };
}

type Idempotency = ReturnType<typeof createIdempotency>;
