import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../api/src/config/config.ts';
import { clientAddress, createLimiter } from '../../../api/src/http/limits.ts';
import { route } from '../../../api/src/http/route.ts';
import type { Counts } from '../../../api/src/outside/shared-state/shared-state.ts';
import { policy } from '../../../api/src/policy/policy.ts';
import { announceHost, reportHealth } from '../../calls/release-calls.ts';
import { healthReport, hostMetadata } from '../../calls/shapes/release.ts';
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
  route(app, announceHost, {
    access: policy['release.announceHost'],
    xsrf: false,
    schema: { body: hostMetadata, data: z.array(z.string()) },
    handler: async ({ body }) => ({ data: await announce(body) }),
  });
  route(app, reportHealth, {
    access: 'public',
    load: 'browsing',
    // Browsers send it while the page unloads, visitors included; the page's ticket is what counts.
    xsrf: false,
    schema: { body: healthReport, data: z.null() },
    handler: async ({ body: { ticket, areas }, request }) => {
      const address = clientAddress(request, config.frontSecret);
      await limiter.hit(address);
      await report({ ticket, areas, address });
      return { data: null };
    },
  });
}
