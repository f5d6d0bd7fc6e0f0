import { sql } from 'drizzle-orm';
import { smallTables } from '../testing/small-tables.ts';
import { testDatabase } from '../testing/test-database.ts';
import { type Database, type Db, rowsOf } from './database.ts';

/** Tables that grow with people, and the column by which each can be spread over servers (docs/scaling.md). */
const ofPeople: Record<string, string> = {
  users: 'id',
  sessions: 'user_id',
  password_resets: 'user_id',
  social_accounts: 'user_id',
  passkeys: 'user_id',
  totp_secrets: 'user_id',
  recovery_codes: 'user_id',
  sign_in_attempts: 'user_id',
  account_events: 'user_id',
  known_browsers: 'user_id',
  sign_in_reports: 'user_id',
  factor_resets: 'user_id',
  enrolments: 'user_id',
  orders: 'user_id',
  payments: 'user_id',
  refund_requests: 'user_id',
  coupon_uses: 'user_id',
  ratings: 'user_id',
  certificates: 'user_id',
  lecture_progress: 'user_id',
  lecture_notes: 'user_id',
  lecture_questions: 'user_id',
  lecture_answers: 'user_id',
  uploads: 'user_id',
  quiz_attempts: 'user_id',
  quiz_extra_times: 'user_id',
  tax_ids: 'user_id',
  payout_accounts: 'user_id',
  payouts: 'instructor_id',
  earning_statements: 'instructor_id',
};

/** Grow with people, and have no column for them. */
const withoutPerson: Record<string, string> = {
  refunds: 'beside its payment',
  invoices: 'beside its payment; numbered without gaps in one place',
  credit_notes: 'beside its invoice; numbered without gaps in one place',
  quiz_answers: 'beside its attempt',
  quiz_results: 'beside its attempt',
  webhook_events: 'the gateway names no person; emptied by age',
  contact_messages: 'from visitors',
  captcha_used: 'from visitors; emptied by age',
  idempotency_keys: 'from visitors too; emptied by age',
  passkey_challenges: 'from visitors too; emptied by age',
  money_differences: 'the gateway names no person; few rows',
  ledger_accounts: 'one set of books: entries balance across people',
  ledger_transactions: 'one set of books',
  ledger_entries: 'one set of books',
  ledger_checkpoints: 'one set of books; few per account',
  audit_log: 'read by time; a deed of an operator has no person',
};

/** Grow with courses: a copy on every server, since every person reads them. */
const ofCourses = [
  'courses',
  'past_prices',
  'course_instructors',
  'course_parts',
  'instructor_invitations',
  'sections',
  'lectures',
  'lecture_media',
  'lecture_articles',
  'lecture_transcripts',
  'quiz_versions',
  'bank_questions',
  'bank_question_revisions',
  'bank_imports',
  'certificate_rules',
  'course_pictures',
  'revisions',
  'search_terms',
  'media_swept_rows',
];

/** Unique indexes of growing tables that cannot hold the person's key, and who keeps them unique when there are several servers. */
const exceptions: Record<string, string> = {
  users_email_unique: 'a table of addresses, written first: sign-in knows the address only',
  social_accounts_issuer_subject_pk: 'as the addresses: sign-in knows the provider’s name only',
  password_resets_token_unique: 'random: cannot meet',
  passkeys_credential_unique:
    'random, by the authenticator: sign-in knows the credential only, and looks on every server',
  sign_in_attempts_token_unique: 'random: cannot meet',
  sign_in_reports_token_unique: 'random: cannot meet',
  certificates_code_unique: 'random: cannot meet',
  orders_gateway_unique: 'the gateway gives each name once',
  orders_receipt_unique: 'random: cannot meet',
  payouts_gateway_unique: 'the gateway gives each name once',
  payments_gateway_unique: 'the gateway gives each name once; its order names the person',
  coupon_uses_pkey: 'the payment’s random id',
  earning_statements_number_unique: 'numbered without gaps in one place',
  earning_statements_serial_unique: 'numbered without gaps in one place',
};

interface Index {
  table: string;
  name: string;
  columns: string[];
  /** One column whose values are random, or come from another such column. */
  isRandom: boolean;
}

const uniqueIndexes = sql`
  select t.relname as table, c.relname as name, array_agg(a.attname::text order by k.place) as columns,
    i.indisprimary and count(*) = 1 and bool_and(coalesce(pg_get_expr(d.adbin, d.adrelid), '') = 'gen_random_uuid()') as "isRandom"
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  join pg_class t on t.oid = i.indrelid
  join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
  cross join lateral unnest(i.indkey::int[]) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
  left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  where i.indisunique group by t.relname, c.relname, i.indisprimary`;

const columns = sql`
  select table_name as table, array_agg(column_name::text) filter (where is_nullable = 'NO') as needed
  from information_schema.columns where table_schema = 'public' group by table_name`;

const known = new Set([...Object.keys(ofPeople), ...Object.keys(withoutPerson), ...ofCourses, ...smallTables]);

/** What stands in the way of spreading people over servers, a line for each. */
async function breachesOf(db: Db): Promise<string[]> {
  const tables = await rowsOf<{ table: string; needed: string[] | null }>(db, columns);
  const indexes = await rowsOf<Index>(db, uniqueIndexes);
  const unknown = tables.filter(({ table }) => !known.has(table)).map(({ table }) => `${table}: grows with what?`);
  const keyless = tables
    .filter(({ table, needed }) => ofPeople[table] && !needed?.includes(ofPeople[table]))
    .map(({ table }) => `${table}: its ${ofPeople[table]} is missing or may be null`);
  const broken = indexes
    .filter(({ table, columns, isRandom }) => ofPeople[table] && !isRandom && !columns.includes(ofPeople[table]))
    .map(({ table, name }) => `${table}: ${name} is unique without the person's key`);
  return [...unknown, ...keyless, ...broken].toSorted();
}

describe('the tables that grow with people', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('have the person’s key in each unique index, but for what is justified', async () => {
    const tables = Object.keys(exceptions).map((name) => expect.stringMatching(`: ${name} is unique without`));
    const found = await breachesOf(database.db);
    expect(found).toEqual(expect.arrayContaining(tables));
    expect(found).toHaveLength(tables.length);
  });

  it('could not grow by one without a key', async () => {
    const before = await breachesOf(database.db);
    await database.db.execute(sql`create table gifts (id uuid primary key, user_id uuid)`);
    await database.db.execute(sql`create unique index one_note on lecture_notes (lecture_id, at_seconds)`);
    await database.db.execute(sql`alter table ratings alter column user_id drop not null`);
    const after = await breachesOf(database.db);
    expect(after.filter((breach) => !before.includes(breach))).toEqual([
      'gifts: grows with what?',
      "lecture_notes: one_note is unique without the person's key",
      'ratings: its user_id is missing or may be null',
    ]);
  });
});
