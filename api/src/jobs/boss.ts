import { fromPglite, type Db as JobDatabase, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

const supervisedEverySeconds = 15;

/** Runs the queue's statements in the product's database. */
export const storage = (database: Database): JobDatabase =>
  database.engine === 'pglite'
    ? fromPglite(database.client)
    : { executeSql: (text, values) => database.jobs.query(text, values) };

/** A queue of pg-boss; one that is not working supervises and plans nothing. */
export const bossOf = (database: Database, isWorking: boolean): PgBoss =>
  new PgBoss({
    db: storage(database),
    backend: database.engine,
    supervise: isWorking,
    superviseIntervalSeconds: supervisedEverySeconds,
    monitorIntervalSeconds: supervisedEverySeconds,
    schedule: isWorking,
    // The embedded database has one connection and no background workers for these.
    reindex: database.engine === 'postgres',
    monitorVacuum: database.engine === 'postgres',
  });
