import { readConfig } from './config.ts';
import { createSite } from './site.ts';

try {
  const config = readConfig(process.env);
  const site = await createSite(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.close());
  await site.listen({ host: config.host, port: config.port });
  console.info(`site: http://localhost:${config.port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
