import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../api/src/config/config.ts';
import { clientAddress, createLimiter } from '../../../api/src/http/limits.ts';
import type { Counts } from '../../../api/src/outside/shared-state/shared-state.ts';
import { route } from '../../../api/src/policy/route.ts';
import { announceHost, reportHealth } from '../../calls/release.ts';
import type { HostMetadata } from '../../gate/document/release.ts';
import type { HealthReport } from './health.service.ts';

const reportsPerMinute = 60;

interface Services {
  announceHost: (metadata: HostMetadata) => Promise<string[]>;
  reportHealth: (report: HealthReport) => Promise<void>;
  config: Pick<Config, 'frontSecret' | 'requestsPerMinute'>;
  counts: Counts;
}

/** Announcements of the front server and health reports of browsers. */
export function reportRoutes(app: FastifyInstance, services: Services) {
  const { announceHost: announce, reportHealth: report, config, counts } = services;
  const limiter = createLimiter({ config, counts }, { name: 'health report', max: reportsPerMinute });
  route(app, announceHost, async ({ body }) => ({ data: await announce(body) }), { xsrf: false });
  route(
    app,
    reportHealth,
    async ({ body: { ticket, areas }, request }) => {
      const address = clientAddress(request, config.frontSecret);
      await limiter.hit(address);
      await report({ ticket, areas, address });
      return { data: null };
    },
    {
      load: 'browsing',
      // Browsers send it while the page unloads, visitors included; the page's ticket is what counts.
      xsrf: false,
    },
  );
}
