import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Labels, Metrics, Reading } from './metrics.ts';
import type { MetricRow, MetricTable } from './table.ts';

/** In seconds: from a response out of memory to a job that converts a video. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

type Metric = Counter | Gauge | Histogram;

function metricOf({ kind, name, help, labels }: MetricRow, registers: Registry[]): Metric {
  const settings = { name, help, labelNames: [...labels], registers };
  if (kind === 'counter') return new Counter(settings);
  return kind === 'gauge' ? new Gauge(settings) : new Histogram({ ...settings, buckets });
}

/** A database that is away must not keep Prometheus from all other values, in ms. */
const readWithinMs = 2_000;

async function readInto(metric: Metric, read: () => Promise<Reading[]> | Reading[]): Promise<void> {
  const late = new Promise<Reading[]>((resolve) => setTimeout(resolve, readWithinMs, []).unref());
  const readings = await Promise.race([(async () => read())(), late]).catch(() => []);
  // Also after a failure: old values would look like new ones.
  metric.reset();
  for (const { value, labels = {} } of readings) if (!(metric instanceof Histogram)) metric.inc(labels, value);
}

/** Counts for Prometheus: the metrics of a table, and those of Node itself (event loop, memory, garbage collection). */
export function createPrometheus(table: MetricTable) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = new Map(Object.entries(table).map(([name, row]) => [name, metricOf(row, [registry])]));
  const readers: (() => Promise<void>)[] = [];
  const known = (name: string): Metric => {
    const metric = metrics.get(name);
    if (!metric) throw new Error(`There is no metric ${name}`);
    return metric;
  };
  const port: Metrics = {
    count: (name, labels: Labels = {}) => (known(name) as Counter).inc(labels),
    observe: (name, seconds, labels: Labels = {}) => (known(name) as Histogram).observe(labels, seconds),
    onRead: (name, read) => readers.push(() => readInto(known(name), read)),
  };
  return {
    metrics: port,
    contentType: registry.contentType,
    /** All values now, in the format of Prometheus. */
    async read(): Promise<string> {
      await Promise.all(readers.map((each) => each()));
      return registry.metrics();
    },
    stop: () => registry.clear(),
  };
}
