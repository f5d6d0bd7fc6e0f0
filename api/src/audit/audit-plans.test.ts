/** @large: fills tables. */
import { sql } from 'drizzle-orm';
import { createMessagesStore } from '../contact/messages.store.ts';
import { type Database, type Db, rowsOf } from '../database/database.ts';
import { plansOf } from '../testing/query-plans.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type AuditLogStore, createAuditLogStore } from './audit-log.store.ts';

let database: Database;
let middle = '';
const actorId = '6f1f1c1e-0000-4000-8000-000000000001';

/** Three thousand people, two of them administrators; an audit log and an inbox of several years. */
beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await db.execute(sql`
    insert into users (email, full_name, role)
    select 'person' || n || '@vidya.example', 'Asha Rao', 'USER' from generate_series(1, 3000) as n`);
  await db.execute(sql`
    insert into users (id, email, full_name, role) values
    (${actorId}, 'one@vidya.example', 'Nandini Bose', 'ADMIN'), (gen_random_uuid(), 'two@vidya.example', 'Kavita Menon', 'ADMIN')`);
  await db.execute(sql`
    insert into audit_log (actor_id, action, subject_kind, subject_id, created_at)
    select case when n % 50 = 0 then ${actorId}::uuid else (select id from users where email = 'two@vidya.example') end,
      case when n % 50 = 1 then 'coupon.created' else 'course.changed' end, 'course', gen_random_uuid(), now() - n * interval '1 minute'
    from generate_series(1, 20000) as n`);
  await db.execute(sql`
    insert into contact_messages (name, email, phone, subject, message, created_at, answered_at)
    select 'Uma', 'uma@vidya.example', '9876543210', 'Hi', 'Hello', now() - n * interval '1 hour',
      case when n % 100 > 0 then now() end from generate_series(1, 10000) as n`);
  await db.execute(sql`vacuum analyze`);
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from audit_log order by created_at offset 10000 limit 1`,
  );
  middle = row!.id;
});
afterAll(() => database.close());

const log = (work: (store: AuditLogStore) => Promise<unknown>) => (db: Db) => work(createAuditLogStore(db));
const week = { from: new Date(Date.now() - 7 * 86_400_000), before: new Date() };

it.each<[what: string, index: string, work: (db: Db) => Promise<unknown>]>([
  ['the newest entries', 'audit_log_created', log((store) => store.list({}, undefined, 51))],
  ['the entries behind a page', 'audit_log_created', log((store) => store.list({}, middle, 51))],
  ['what a search finds', 'audit_log_created', log((store) => store.list({ q: 'nandini' }, undefined, 51))],
  ['the entries of a week', 'audit_log_created', log((store) => store.list(week, undefined, 51))],
  ['the entries of somebody', 'audit_log_actor', log((store) => store.list({ actorId }, middle, 51))],
  [
    'the entries of an action',
    'audit_log_action',
    log((store) => store.list({ actions: ['coupon.created'] }, middle, 51)),
  ],
  [
    'the entries of some actions',
    'audit_log_action',
    log((store) => store.list({ actions: ['release.promoted', 'release.stopped'] }, undefined, 51)),
  ],
  [
    'the entries about something',
    'audit_log_subject',
    log((store) => store.list({ subjectId: actorId }, undefined, 51)),
  ],
  ['who did something', 'audit_log_actor', log((store) => store.listActors())],
  [
    'what waits for an answer',
    'contact_messages_open',
    (db) => createMessagesStore(db).list({ state: 'open' }, { offset: 0, limit: 20 }),
  ],
  ['all messages', 'contact_messages_created', (db) => createMessagesStore(db).list({}, { offset: 0, limit: 20 })],
])('%s are read from %s', async (_, index, work) => {
  const plans = await plansOf(database, work);
  expect(plans.indexes).toContain(index);
  // Two tables are small or empty here, so a full scan of them is fine.
  expect(plans.scanned.filter((table) => !['users', 'courses'].includes(table))).toEqual([]);
});
