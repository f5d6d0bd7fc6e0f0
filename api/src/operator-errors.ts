import { DrizzleQueryError } from 'drizzle-orm';
import { NotClosed } from './close-in-order.ts';
import { ConfigError } from './config/config.ts';
import { DatabaseInUse } from './database/lock.ts';
import { WrongMigrations } from './database/migration-entries.ts';
import { DatabaseDown, isDatabaseDown } from './database/servers/database-down.ts';
import { safeMessage } from './logs/safe-message.ts';

/** The command did nothing; the message is for the operator. */
export class Refusal extends Error {}

const ofOperators = [ConfigError, DatabaseDown, DatabaseInUse, NotClosed, Refusal, WrongMigrations];

const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;

/** Errors that an operator can fix print a sentence, without statements; all others keep their stack. */
export function printable(error: unknown): unknown {
  if (ofOperators.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isDatabaseDown(error)) return `The database does not respond: ${safeMessage(innermost(error))}`;
  if (error instanceof DrizzleQueryError) return `The database refused a statement: ${safeMessage(innermost(error))}`;
  return error;
}
