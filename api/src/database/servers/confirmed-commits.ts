import type { Client, QueryResult } from 'pg';
import { DatabaseDown } from './database-down.ts';

/**
 * With a synchronous replica, a limit that ends the wait for it does not fail the commit: the server warns, and calls it
 * done. If the primary dies now, the replica that takes over has never seen it.
 */
const warning = /^canceling (?:the )?wait for synchronous replication/;

type Run = (args: unknown[]) => unknown;
type Done = (error: Error | null, result?: QueryResult) => unknown;

/** Returns a runner for statements of this client that fails with `DatabaseDown` what its replica has not confirmed. */
export function confirmedBy(client: Client): (args: unknown[], run: Run) => unknown {
  let isUnconfirmed = false;
  client.on('notice', ({ message }) => (isUnconfirmed ||= warning.test(String(message))));
  const failure = (): DatabaseDown | null => {
    const failed = isUnconfirmed;
    isUnconfirmed = false;
    return failed ? new DatabaseDown('the replica has not confirmed this') : null;
  };
  return (args, run) => {
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const confirmed: Done = (error, result) => {
        const unconfirmed = failure();
        return (callback as Done)(error ?? unconfirmed, unconfirmed ? undefined : result);
      };
      return run([...args.slice(0, -1), confirmed]);
    }
    const result = run(args);
    if (!(result instanceof Promise)) return result;
    return result.finally(() => {
      const unconfirmed = failure();
      if (unconfirmed) throw unconfirmed;
    });
  };
}
