import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** Table and owner → a fingerprint of the owner's rows there. */
export type Marks = ReadonlyMap<string, string>;

/** The columns that determine a row's owner; the first one that a table has applies. */
const owners: [column: string, owner: string][] = [
  ['user_id', 'x.user_id'],
  ['instructor_id', 'x.instructor_id'],
  ['payment_id', '(select p.user_id from payments p where p.id = x.payment_id)'],
  ['course_id', '(select c.instructor_id from courses c where c.id = x.course_id)'],
  [
    'lecture_id',
    '(select c.instructor_id from lectures l join courses c on c.id = l.course_id where l.id = x.lecture_id)',
  ],
];

interface TableRow {
  name: string;
  columns: string[];
}

const listTables = sql`
  select table_name as name, array_agg(column_name::text) as columns
  from information_schema.columns where table_schema = 'public' group by table_name order by table_name`;

function marksOf({ name, columns }: TableRow): string {
  const [, owner = "''"] = owners.find(([column]) => columns.includes(column)) ?? [];
  const whose = name === 'users' ? 'x.id' : owner;
  return `select '${name}' as name, coalesce((${whose})::text, '') as owner,
    md5(string_agg((to_jsonb(x) - 'last_seen_at')::text, '|' order by to_jsonb(x)::text)) as mark
    from "${name}" x group by 2`;
}

const jobs = `select 'jobs' as name, '' as owner, count(*)::text as mark from pgboss.job having count(*) > 0`;

/** Reads every row of every table, including queued jobs; returns the marks for `changedRows`. */
export async function rowMarks(db: Db): Promise<Marks> {
  const { rows: tables } = (await db.execute(listTables)) as { rows: TableRow[] };
  const all = [...tables.map(marksOf), jobs].join(' union all ');
  const { rows } = (await db.execute(sql.raw(all))) as { rows: Record<'name' | 'owner' | 'mark', string>[] };
  return new Map(rows.map(({ name, owner, mark }) => [`${name} ${owner}`, mark]));
}

/** Every '{table} {owner id}' whose rows were added, changed or removed; the owner is '' for rows without one. */
export const changedRows = (before: Marks, after: Marks): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
