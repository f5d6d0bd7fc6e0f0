import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';

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

async function readMarks(db: Db, tables: readonly TableRow[]): Promise<Marks> {
  const all = [...tables.map(marksOf), jobs].join(' union all ');
  const rows = await rowsOf<Record<'name' | 'owner' | 'mark', string>>(db, sql.raw(all));
  return new Map(rows.map(({ name, owner, mark }) => [`${name} ${owner}`, mark]));
}

/** Reads every row of every table, including queued jobs; returns the marks for `changedRows`. */
export const rowMarks = async (db: Db): Promise<Marks> => readMarks(db, await rowsOf<TableRow>(db, listTables));

/** A written row has a newer transaction than all that were there: the sum grows, or the count is another. */
const writesOf = ({ name }: TableRow): string =>
  `select '${name}' as name, count(*) || ' ' || coalesce(sum(x.xmin::text::bigint), 0) as mark from "${name}" x`;

/** `rowMarks` for many readings one after another: reads only the tables that were written since the last one. */
export async function markReader(db: Db): Promise<() => Promise<Marks>> {
  const tables = await rowsOf<TableRow>(db, listTables);
  const readWrites = sql.raw(tables.map(writesOf).join(' union all '));
  let seen: Marks = new Map();
  let marks: Marks = new Map();
  return async () => {
    const rows = await rowsOf<Record<'name' | 'mark', string>>(db, readWrites);
    const writes = new Map(rows.map(({ name, mark }) => [name, mark]));
    const isSame = (table: string): boolean => writes.has(table) && writes.get(table) === seen.get(table);
    const read = await readMarks(
      db,
      tables.filter(({ name }) => !isSame(name)),
    );
    marks = new Map([...[...marks].filter(([key]) => isSame(key.split(' ')[0]!)), ...read]);
    seen = writes;
    return marks;
  };
}

/** Every '{table} {owner id}' whose rows were added, changed or removed; the owner is '' for rows without one. */
export const changedRows = (before: Marks, after: Marks): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
