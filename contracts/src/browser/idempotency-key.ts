import { type Call, callAddress } from '../calls/call.ts';
import { contentOf, idempotencyMs } from '../rules/idempotency.ts';

/** A second click on a slow device comes after the first one's response. */
const heldMs = 2_000;

/** The keys of what was sent and may be sent again, by its content. */
const keys = new Map<string, { key: string; until: number }>();

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const plain = (_: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const contentsOf = (call: Call, { params, body = {} }: { params?: Record<string, string>; body?: object }): string =>
  JSON.stringify([call.name, callAddress(call, params), contentOf(body)], plain);

/**
 * The idempotency key of a creation. Another press of the button has the same one until the server has responded to the
 * first; other contents have another. `onResponse` takes the response's status, 0 without one.
 */
export function idempotencyKeyOf(call: Call, input: Parameters<typeof contentsOf>[1]) {
  const contents = contentsOf(call, input);
  const now = Date.now();
  const earlier = keys.get(contents);
  const key = earlier && now < earlier.until ? earlier.key : newKey();
  keys.set(contents, { key, until: now + idempotencyMs });
  return {
    key,
    onResponse: (status: number): void => {
      if (status >= 400 && status < 500) keys.delete(contents);
      else if (status >= 200 && status < 300) keys.set(contents, { key, until: Date.now() + heldMs });
    },
  };
}
