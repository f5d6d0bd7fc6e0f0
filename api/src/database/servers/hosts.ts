import { Client, type ClientBase } from 'pg';
import { parseAddress, type Target } from '../../config/database-address.ts';
import { DatabaseDown } from './database-down.ts';

/** Whether the server behind this connection is one that we look for. */
async function isWanted(client: ClientBase, target: Target): Promise<boolean> {
  if (target === 'any') return true;
  const { rows } = await client.query<{ standby: boolean; readonly: string }>(
    `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') as readonly`,
  );
  const isReadOnly = rows[0]?.standby || rows[0]?.readonly === 'on';
  return target === 'read-only' || target === 'standby' ? isReadOnly : !isReadOnly;
}

async function probe(address: string, target: Target, limitMs: number): Promise<string> {
  const limits = { connectionTimeoutMillis: limitMs, query_timeout: limitMs };
  const client = new Client({ connectionString: address, application_name: 'vidya', ...limits });
  // A connection that breaks after the response must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await isWanted(client, target))) throw new Error(`a server is not ${target}`);
    return address;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** The servers of a database and the current target (primary or standby). All pools of a process share it. */
export interface Hosts {
  /** Whether there is anything to choose. */
  isSeveral: boolean;
  /** The address of the last good one. */
  current(): string;
  /** Throws `DatabaseDown` if this connection leads to another server than the target. */
  check(client: ClientBase): Promise<void>;
  /** Asks all servers at once for the target. Throws `DatabaseDown` if none is. */
  search(limitMs: number): Promise<void>;
  /** A connection was of no more use: all pools drop theirs that are idle, so that each does not have to find out alone. */
  lost(): void;
  onLost(drop: () => void): void;
}

export function createHosts(address: string): Hosts {
  const { single, target } = parseAddress(address) ?? { single: [address], target: 'any' };
  let current = single[0]!;
  let searching: Promise<void> | null = null;
  const drops: (() => void)[] = [];
  const search = async (limitMs: number): Promise<void> => {
    try {
      current = await Promise.any(single.map((one) => probe(one, target, limitMs)));
    } catch (error) {
      const [first] = (error as AggregateError).errors as Error[];
      throw new DatabaseDown(`none of ${single.length} servers is ${target} (${first?.message})`);
    }
  };
  return {
    isSeveral: single.length > 1,
    current: () => current,
    async check(client) {
      if (!(await isWanted(client, target))) throw new DatabaseDown(`the server is not ${target}`);
    },
    search: (limitMs) => (searching ??= search(limitMs).finally(() => (searching = null))),
    lost: () => drops.forEach((drop) => drop()),
    onLost: (drop) => void drops.push(drop),
  };
}
