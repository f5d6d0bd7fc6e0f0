import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** PostgreSQL gave no connection, or no sign of life within the limits. */
export class DatabaseDown extends Error {
  override readonly name = 'DatabaseDown';
  constructor(cause: unknown) {
    super(`The database does not respond: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, {
      cause,
    });
  }
}

/**
 * SQLSTATEs of a server that is away, stopping, full or too busy: connection lost (08), no resources or connections (53),
 * shut down (57P01 to 57P03), over the limit of a statement (57014), a lock (55P03) or an idle transaction
 * (25P03), or no longer the primary (25006).
 */
const unavailable = /^(?:08|53|57P0[123]$|57014$|55P03$|25P03$|25006$)/;

/** What `pg` says of a connection that broke during a transaction; it has no codes for that. */
const broken = /^Connection terminated|^Client (?:has encountered a connection error|was closed) and is not queryable/;

const isLost = (error: unknown): boolean =>
  error instanceof Error && (broken.test(error.message) || ('syscall' in error && 'code' in error));

/** Whether the database, and not the request or our code, is why this failed: the same request may work in a moment. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseDown || broken.test(error.message)) return true;
  if (error instanceof DatabaseError) return unavailable.test(error.code ?? '');
  // Other services break connections with the same codes; below a query it was the database.
  if (error instanceof DrizzleQueryError && isLost(error.cause)) return true;
  return isDatabaseDown(error.cause);
}
