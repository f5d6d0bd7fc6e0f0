import { NotClosed } from './close-in-order.ts';
import { ConfigError } from './config/config.ts';
import { DatabaseInUse } from './database/lock.ts';
import { WrongMigrations } from './database/migration-entries.ts';
import { DatabaseDown } from './database/servers/database-down.ts';

/** The command did nothing; the message is for the operator. */
export class Refusal extends Error {}

const ofOperators = [ConfigError, DatabaseDown, DatabaseInUse, NotClosed, Refusal, WrongMigrations];

/** Errors that an operator can fix print their message only; all others keep their stack. */
export const printable = (error: unknown): unknown =>
  ofOperators.some((kind) => error instanceof kind) ? (error as Error).message : error;
