import { surviveLostLogs } from '@vidya/server/lost-logs';
import { openMetrics } from '@vidya/server/metrics/open-metrics';
import { frontMetrics } from '@vidya/server/metrics/table';
import { openTracing } from '@vidya/server/tracing/tracing';
import { readConfig } from './config.ts';
import { createSite } from './site.ts';
import { stopOnce } from './stop.ts';

surviveLostLogs();
try {
  const config = readConfig(process.env);
  const continues = config.trustedProxies.length > 0;
  const tracing = await openTracing({ endpoint: config.traces, service: 'vidya-front', continues });
  const { metrics, address, close } = await openMetrics(frontMetrics, config.metrics);
  const site = await createSite(config, metrics);
  site.addHook('onClose', async () => void (await Promise.all([close(), tracing.stop()])));
  const { drainMs } = config;
  const stop = stopOnce(site, { drainMs, onDrain: () => site.drain(), exit: (code) => process.exit(code) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await site.listen({ host: config.host, port: config.port });
  if (address) console.info(`Metrics at ${address}`);
  console.info(`site: http://localhost:${config.port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
