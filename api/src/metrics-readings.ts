import { statfs } from 'node:fs/promises';
import type { ApiMetrics, Reading } from '@vidya/server/metrics/metrics';
import { sql } from 'drizzle-orm';
import type { Config } from './config/config.ts';
import { type Database, type Db, rowsOf } from './database/database.ts';
import { createCertificateEnds } from './outside/certificate-ends.ts';
import type { SharedState } from './outside/shared-state/shared-state.ts';

/** The queue counts its jobs every 15 seconds by itself. */
async function jobCounts(db: Db): Promise<Reading[]> {
  const states = sql`(values ('queued', queued_count), ('active', active_count), ('deferred', deferred_count), ('failed', failed_count))`;
  const rows = await rowsOf<{ name: string; state: string; value: number }>(
    db,
    sql`select name, state, value from pgboss.queue cross join lateral ${states} as counted (state, value)`,
  );
  return rows.map(({ value, ...labels }) => ({ value, labels }));
}

async function paymentCounts(db: Db): Promise<Reading[]> {
  const rows = await rowsOf<{ state: string; value: number }>(
    db,
    sql`select status as state, count(*)::int as value from payments where created_at > now() - interval '1 day' group by status`,
  );
  return rows.map(({ value, state }) => ({ value, labels: { state } }));
}

async function freeRatio(folder: string): Promise<Reading[]> {
  const { bavail, blocks } = await statfs(folder);
  return blocks > 0 ? [{ value: bavail / blocks, labels: { place: 'data' } }] : [];
}

interface Sources {
  config: Pick<Config, 'dataDir' | 'siteOrigins'>;
  database: Database;
  shared: Pick<SharedState, 'outages'>;
}

/** What is not counted as it happens but read when Prometheus asks. */
export function readWhenAsked(metrics: ApiMetrics, { config, database, shared }: Sources): void {
  const { jobs } = database.pools;
  metrics.onRead('redisOutages', () => [{ value: shared.outages() }]);
  metrics.onRead('connections', () =>
    database
      .sizes()
      .flatMap(({ pool, ...counts }) =>
        Object.entries(counts).map(([state, value]) => ({ value, labels: { pool, state } })),
      ),
  );
  metrics.onRead('jobs', () => jobCounts(jobs));
  metrics.onRead('diskFree', () => freeRatio(config.dataDir));
  metrics.onRead('replicaLag', () => {
    const lagMs = database.reads.lagMs();
    return lagMs === null ? [] : [{ value: lagMs / 1000 }];
  });
  metrics.onRead('certificateEnds', createCertificateEnds(config.siteOrigins));
  metrics.onRead('payments', () => paymentCounts(jobs));
}
