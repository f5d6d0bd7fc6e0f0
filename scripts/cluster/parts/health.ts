import { Redis } from 'ioredis';
import { Client } from 'pg';

const withinMs = 2_000;

/** Whether this address responds 2xx. */
export const responds = (port: number, address: string) => async (): Promise<boolean> => {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(withinMs) });
  await response.arrayBuffer();
  return response.ok;
};

/** Whether the PostgreSQL of the Patroni at this port takes writes: after a crash it holds the lock before it runs. */
export const leads = (port: number) => async (): Promise<boolean> => {
  const response = await fetch(`http://127.0.0.1:${port}/primary`, { signal: AbortSignal.timeout(withinMs) });
  const { state, role } = (await response.json()) as { state?: string; role?: string };
  return response.ok && state === 'running' && role !== 'replica';
};

/** Whether something speaks HTTP there at all: an S3 refuses requests without a key. */
export const speaks = (port: number) => async (): Promise<boolean> => {
  await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(withinMs) });
  return true;
};

/** Whether a Redis says so. */
export const pings = (port: number) => async (): Promise<boolean> => {
  const options = { host: '127.0.0.1', port, connectTimeout: withinMs, commandTimeout: withinMs, retryStrategy: null };
  const client = new Redis({ ...options, lazyConnect: true }).on('error', () => undefined);
  try {
    return (await client.ping()) === 'PONG';
  } finally {
    client.disconnect();
  }
};

/** Whether PgBouncer answers by itself, whatever becomes of PostgreSQL. */
export const bounces =
  (port: number, { user, password }: { user: string; password: string }) =>
  async (): Promise<boolean> => {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user,
      password,
      database: 'pgbouncer',
      connectionTimeoutMillis: withinMs,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('show version');
      return true;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
