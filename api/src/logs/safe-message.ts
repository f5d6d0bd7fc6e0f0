import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** PostgreSQL quotes what it was given, and mail servers repeat addresses. */
const withoutValues = (text: string): string => text.replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…').slice(0, 500);

/** An error's message for a log: without parameters of statements, and without mail addresses. */
export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof DrizzleQueryError) return `${safeMessage(error.cause)}, in: ${error.query.slice(0, 1_000)}`;
  if (error instanceof DatabaseError) return `${error.code}: ${error.message.replaceAll(/"[^"]*"/g, '"…"')}`;
  return withoutValues(error.message || error.name);
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
