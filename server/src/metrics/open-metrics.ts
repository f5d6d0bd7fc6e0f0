import { createServer } from 'node:http';
import { type Metrics, noMetrics } from './metrics.ts';
import type { MetricTable } from './table.ts';

/** A port of its own, which nobody outside reaches: what a site sells is in these numbers. */
export interface MetricsPlace {
  host: string;
  port: number;
}

export interface OpenMetrics<Table extends MetricTable> {
  metrics: Metrics<Table>;
  /** Where they are read; undefined if nobody reads them. */
  address?: string;
  close: () => Promise<void>;
}

/** Serves `GET /metrics` at `place`. Without one it counts nothing and loads nothing. Rejects if the port is in use. */
export async function openMetrics<Table extends MetricTable>(
  table: Table,
  place: MetricsPlace | null,
): Promise<OpenMetrics<Table>> {
  if (!place) return { metrics: noMetrics, close: async () => undefined };
  const { createPrometheus } = await import('./prometheus.ts');
  const prometheus = createPrometheus(table);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    void prometheus.read().then(
      (text) => response.writeHead(200, { 'content-type': prometheus.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(place.port, place.host, resolve);
  await listening;
  const { port } = server.address() as { port: number };
  return {
    metrics: prometheus.metrics,
    address: `http://${place.host}:${port}/metrics`,
    close: async () => {
      prometheus.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
