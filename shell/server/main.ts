import { readConfig } from './config.ts';
import { createSite } from './site.ts';
import { stopOnce } from './stop.ts';

try {
  const config = readConfig(process.env);
  const site = await createSite(config);
  const { drainMs } = config;
  const stop = stopOnce(site, { drainMs, onDrain: () => site.drain(), exit: (code) => process.exit(code) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await site.listen({ host: config.host, port: config.port });
  console.info(`site: http://localhost:${config.port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
