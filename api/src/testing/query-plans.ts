import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type { Database, Db } from '../database/database.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** How the database executed a piece of work. */
export interface QueryPlans {
  indexes: string[];
  /** Tables that it scanned completely. */
  scanned: string[];
}

const nodesOf = (node: PlanNode): PlanNode[] =>
  node['Actual Loops'] > 0 ? [node, ...(node.Plans ?? []).flatMap(nodesOf)] : [];

interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The planner plans some branches that never run, so the query must be executed. */
async function planOf(connection: Connection, { query, params }: { query: string; params: unknown[] }) {
  const { rows } = await connection.query(`explain (analyze, format json) ${query}`, params);
  const [{ Plan }] = (rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[])[0]!['QUERY PLAN'];
  return nodesOf(Plan);
}

/** Runs `work`, then each of its queries again to get the plan: in one transaction, so that settings apply. */
export async function plansOf(database: Database, work: (db: Db) => Promise<unknown>): Promise<QueryPlans> {
  const sent: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void sent.push({ query, params }) };
  const watched =
    database.engine === 'pglite'
      ? drizzlePglite(database.client, { logger })
      : drizzlePostgres(database.client, { logger });
  await work(watched);
  const pooled = database.engine === 'postgres' ? await database.client.connect() : null;
  const connection = (pooled ?? database.client) as Connection;
  const nodes: PlanNode[] = [];
  await connection.query('begin');
  for (const one of sent.filter(({ query }) => !/^(begin|commit)/.test(query))) {
    // oxlint-disable-next-line no-await-in-loop
    nodes.push(...(await planOf(connection, one)));
  }
  await connection.query('rollback');
  pooled?.release();
  const indexes = nodes.flatMap((node) => node['Index Name'] ?? []);
  const scanned = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? []);
  return { indexes: [...new Set(indexes)].toSorted(), scanned: [...new Set(scanned)] };
}
