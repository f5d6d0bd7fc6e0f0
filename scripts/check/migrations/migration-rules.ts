import { smallTables } from '../../../api/src/testing/small-tables.ts';

const marks = ['-- expand', '-- contract', '-- outside-transaction'] as const;

interface Rule {
  /** Matches one statement in lower case, without quotes and with single spaces. */
  test: RegExp;
  /** Must match as well. */
  also?: RegExp;
  isFine?: RegExp;
  /** Also refused on small tables, and on those that the migration makes. */
  isForAll?: boolean;
  problem: string;
}

const onlyInContract: Rule[] = [
  {
    test: /^drop table |^alter table .*\b(?:drop column|rename) |^alter table .*\bdrop (?!constraint|not null|default)/,
    isForAll: true,
    problem: 'takes away what the version before may use: mark the migration "-- contract" once no version does',
  },
];

const always: Rule[] = [
  {
    test: /^alter table .*\balter (?:column )?\w+ (?:set data )?type /,
    problem: 'rewrites the table: add a new column, fill it, and drop the old one in a contract',
  },
  {
    test: /^create (?:unique )?index /,
    isFine: /^create (?:unique )?index concurrently /,
    problem: 'keeps writers out: write "create index concurrently if not exists" and mark it "-- outside-transaction"',
  },
  {
    test: /^alter table .*\bnot null/,
    also: /\badd (?:column )?(?!constraint)\w/,
    isFine: /\bdefault /,
    problem: 'fails on rows that exist: give the column a default',
  },
  {
    test: /^alter table .*\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b/,
    also: /\badd /,
    problem: 'rewrites the table: add the column without this default, then set it',
  },
  {
    test: /^alter table .*\bset not null/,
    problem: 'reads the whole table under a lock: add a check "is not null" that is "not valid", and validate it later',
  },
  {
    test: /^alter table .*\b(?:foreign key|check|references)\b/,
    isFine: /\bnot valid$/,
    problem: 'checks all rows under a lock: add it "not valid", and validate it in a later migration',
  },
  {
    test: /^alter table .*\badd (?:constraint \w+ )?(?:unique|primary key)\b/,
    isFine: /\busing index /,
    problem: 'builds an index under a lock: create it concurrently, then add the constraint "using index"',
  },
  { test: /^lock table |^vacuum full|^cluster /, problem: 'locks a whole table' },
];

/** What a migration outside a transaction may do: it begins again from its start when it fails half-way. */
const repeatable =
  /^create (?:unique )?index concurrently if not exists |^drop index concurrently if exists |^alter table \w+ validate constraint /;

const statementsOf = (sql: string): string[] =>
  sql
    .split('--> statement-breakpoint')
    .flatMap((part) => part.replaceAll(/--[^\n]*/g, '').split(';'))
    .map((part) => part.replaceAll('"', '').replaceAll('public.', '').trim().split(/\s+/).join(' ').toLowerCase())
    .filter((statement) => statement !== '');

const tableOf = (statement: string): string | undefined =>
  /^(?:alter|create|drop|lock) table (?:if (?:not )?exists )?(?:only )?(\w+)/.exec(statement)?.[1] ??
  /^create .*? on (?:only )?(\w+)/.exec(statement)?.[1];

/** What is wrong with a migration, a line for each: it would stop the site, or the version before could not run. */
export function problemsOf(name: string, sql: string): string[] {
  const mark = marks.find((one) => sql.startsWith(`${one}\n`));
  if (!mark) return [`${name}: its first line must be one of ${marks.join(', ')} (docs/runbook.md, “Migrations”)`];
  const statements = statementsOf(sql);
  const made = new Set(statements.filter((one) => one.startsWith('create table')).map(tableOf));
  const rules = mark === '-- contract' ? always : [...onlyInContract, ...always];
  return statements.flatMap((statement) => {
    const table = tableOf(statement);
    const isHarmless = table !== undefined && (smallTables.has(table) || made.has(table));
    const found = rules
      .filter(({ isForAll = false }) => isForAll || !isHarmless)
      .filter(
        ({ test, also, isFine }) => test.test(statement) && also?.test(statement) !== false && !isFine?.test(statement),
      )
      .map(({ problem }) => problem);
    const isOutside = mark === '-- outside-transaction';
    if (isOutside && !repeatable.test(statement)) found.push('cannot be repeated: it belongs in another migration');
    if (!isOutside && / concurrently /.test(statement)) found.push('needs a migration marked "-- outside-transaction"');
    return found.map((problem) => `${name}: “${statement.slice(0, 80)}” ${problem}`);
  });
}
