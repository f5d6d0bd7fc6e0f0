import { fromPglite, type Db as JobDatabase, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

const supervisedEverySeconds = 15;

const storage = (database: Database): JobDatabase =>
  database.engine === 'pglite'
    ? fromPglite(database.client)
    : { executeSql: (text, values) => database.jobs.query(text, values) };

/** pg-boss on the product's database. One that is not working neither supervises nor schedules. */
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
