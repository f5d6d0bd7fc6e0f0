import { surviveLostLogs } from '@vidya/server/lost-logs';
import { createApi } from './api.ts';
import { readConfig } from './config/config.ts';
import { loggerOf } from './logs/logger.ts';
import { printable } from './operator-errors.ts';

function explain(error: unknown): unknown {
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Set PORT to move the API, METRICS_PORT to move its metrics.`;
  return printable(error);
}

const embedded =
  'Database: embedded PGlite. It survives a crash of this process, but not a loss of power: set DATABASE_URL for real use.';

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
  try {
    const address = await api.listen();
    const name = config.role === 'worker' ? 'Worker' : 'API';
    if (api.database.engine === 'pglite') console.info(embedded);
    if (api.missing()) console.info(`${name} listens on ${address}, and is not ready yet`);
    if (api.metricsAddress) console.info(`Metrics at ${api.metricsAddress}`);
    await api.ready();
    if (!isStopping) console.info(`${name} ready on ${address}`);
  } catch (error) {
    await api.close().catch(() => undefined);
    throw error;
  }
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
