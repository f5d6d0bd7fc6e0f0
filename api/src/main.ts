import { surviveLostLogs } from '@vidya/contracts/server/lost-logs';
import { createApi } from './api.ts';
import { NotClosed } from './close-in-order.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { DatabaseInUse } from './database/lock.ts';
import { DatabaseDown } from './database/servers/database-down.ts';
import { StoreMismatch } from './lecture/media-store/store-identity.ts';
import { loggerOf } from './logs/logger.ts';

/** Errors that an operator can fix print their message only; all others keep their stack. */
function explain(error: unknown): string | Error {
  const known = [ConfigError, DatabaseDown, DatabaseInUse, NotClosed, StoreMismatch];
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to move the API.`;
  return error as Error;
}

async function main(): Promise<void> {
  surviveLostLogs();
  const config = readConfig(process.env);
  const api = await createApi(config, loggerOf(config.logs.level));
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const ended = api.drain().then(() => api.close());
    void ended.then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const address = await api.listen().catch(async (error: unknown) => {
    await api.close().catch(() => undefined);
    throw error;
  });
  if (api.database.engine === 'pglite') {
    console.info(
      'Database: embedded PGlite. It survives a crash of this process, but not a loss of power: set DATABASE_URL for real use.',
    );
  }
  console.info(`${config.role === 'worker' ? 'Worker' : 'API'} ready on ${address}`);
  if (api.metricsAddress) console.info(`Metrics at ${api.metricsAddress}`);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
