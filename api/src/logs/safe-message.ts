import { stackOf } from '@vidya/server/stack-of';
import { DrizzleQueryError } from 'drizzle-orm';

/** Mail servers repeat addresses. */
const withoutAddresses = (text: string): string =>
  text
    .slice(0, 500)
    .split(/([\s<>"'(),;:])/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('');

/** By its SQLSTATE: the two drivers have classes of their own. */
const isFromPostgres = (error: Error): error is Error & { code: string } =>
  'code' in error && typeof error.code === 'string' && /^[\dA-Z]{5}$/.test(error.code) && !('syscall' in error);

/** The job queue reports some of its errors as plain objects. */
const isErrorLike = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** An error's message for a log: without parameters of statements, and without mail addresses. */
export function safeMessage(error: unknown): string {
  if (!isErrorLike(error)) return typeof error;
  if (error instanceof DrizzleQueryError) return `${safeMessage(error.cause)}, in: ${error.query.slice(0, 1_000)}`;
  // PostgreSQL quotes what it was given.
  if (isFromPostgres(error)) return `${error.code}: ${error.message.replaceAll(/"[^"]*"/g, '"…"')}`;
  return withoutAddresses(error.message || (error instanceof Error ? error.name : typeof error));
}

/** An error for a line of JSON: what happened, and where in our code. */
export const describeError = (error: Error) => ({
  type: error.name,
  message: safeMessage(error),
  ...('code' in error && { code: String(error.code) }),
  stack: stackOf(error),
});
