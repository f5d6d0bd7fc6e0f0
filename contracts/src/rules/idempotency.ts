/** The header that names one intention to create something: the same when its request is repeated. */
export const idempotencyHeader = 'idempotency-key';

/** Long enough to avoid collisions; base64url, a UUID or a hash. */
export const idempotencyKeyPattern = /^[\w-]{16,64}$/;

/** How long a repeated request gets the first one's response. */
export const idempotencyMs = 24 * 60 * 60_000;

/** What the sender wants, without the proof that a program did not send it: a retry brings another proof. */
export function contentOf(body: object): object {
  const { captchaToken: _, work: __, ...content } = body as Record<string, unknown>;
  return content;
}
