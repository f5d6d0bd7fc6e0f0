import { gatewayOf, siteOf, type World } from './world.ts';

/** What people open, and where each part listens on 127.0.0.1. */
export function addressTable({ ports, folder }: Pick<World, 'ports' | 'folder'>): string {
  const site = siteOf({ ports });
  const rows = {
    site: `${site} (front servers ${ports['front-1']}, ${ports['front-2']})`,
    sandbox: `${gatewayOf({ ports })}/inbox, mail ${ports.mail}`,
    APIs: `${ports['api-1']}, ${ports['api-2']}, ${ports['api-3']}`,
    workers: `${ports['worker-1']}, ${ports['worker-2']}`,
    HAProxy: `http://127.0.0.1:${ports['haproxy-status']}/, primary ${ports.primary}, replica ${ports.replica}`,
    PgBouncer: `${ports['pgbouncer-1']}, ${ports['pgbouncer-2']}`,
    PostgreSQL: `${ports['postgres-1']}, ${ports['postgres-2']} (user and database vidya; secrets/database-password)`,
    Patroni: `http://127.0.0.1:${ports['patroni-1']}/cluster, ${ports['patroni-2']}`,
    etcd: String(ports.etcd),
    Redis: String(ports.redis),
    S3: String(ports.s3),
    Prometheus: `http://127.0.0.1:${ports.prometheus}/`,
    logs: `${folder}/<part>/log`,
  };
  const lines = Object.entries(rows).map(([name, address]) => `  ${name.padEnd(12)}${address}`);
  return ['', ...lines, ''].join('\n');
}
