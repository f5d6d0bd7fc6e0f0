import path from 'node:path';
import { stringify } from 'yaml';
import { root } from '../../config/webpack/shared.ts';
import type { Listener, Ports } from '../ports.ts';

const targets = (ports: Ports, names: Listener[]) => [{ targets: names.map((name) => `127.0.0.1:${ports[name]}`) }];

/** Prometheus with the alert rules of `deploy/prometheus`, whose job names these are. */
export const prometheusConfig = (ports: Ports): string =>
  stringify({
    global: { scrape_interval: '15s' },
    rule_files: [path.join(root, 'deploy/prometheus/alerts.yml')],
    scrape_configs: [
      {
        job_name: 'vidya-api',
        static_configs: targets(ports, [
          'api-1-metrics',
          'api-2-metrics',
          'api-3-metrics',
          'worker-1-metrics',
          'worker-2-metrics',
        ]),
      },
      { job_name: 'vidya-front', static_configs: targets(ports, ['front-1-metrics', 'front-2-metrics']) },
    ],
  });
