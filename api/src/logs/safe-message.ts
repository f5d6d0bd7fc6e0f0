import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** Mail servers repeat addresses. */
const withoutAddresses = (text: string): string =>
  text
    .slice(0, 500)
    .split(/([\s<>"'(),;:])/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('');

/** An error's message for a log: without parameters of statements, and without mail addresses. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof DrizzleQueryError) return `${safeMessage(error.cause)}, in: ${error.query.slice(0, 1_000)}`;
  // PostgreSQL quotes what it was given.
  if (error instanceof DatabaseError) return `${error.code}: ${error.message.replaceAll(/"[^"]*"/g, '"…"')}`;
  return withoutAddresses(error.message || error.name);
}

/** An error for a line of JSON: what happened, and where in our code. */
export const describeError = (error: Error) => ({
  type: error.name,
  message: safeMessage(error),
  ...('code' in error && { code: String(error.code) }),
  // Its first lines repeat the message.
  stack: (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n'),
});
