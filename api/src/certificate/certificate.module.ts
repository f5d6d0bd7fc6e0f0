import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { badgeKeyOf } from '../config/release-key.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { badgeRoutes } from './badge/badge.routes.ts';
import { createBadges } from './badge/badge.service.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { type Certificates, createCertificates } from './certificate.service.ts';
import { createCertificateStore } from './certificate.store.ts';
import { createTellIssued } from './certificate-mail.ts';

interface CertificateParts {
  config: Config;
  db: Db;
  jobs: Jobs;
}

/** Certificates of finished courses. The lecture module reports when a learner finishes one. */
export function certificateModule(app: FastifyInstance, { config, db, jobs }: CertificateParts): Certificates {
  const [origin] = config.siteOrigins;
  const store = createCertificateStore(db, createTellIssued(jobs, origin));
  const privateKey = badgeKeyOf({ ...config, ...config.badges });
  const certificates = createCertificates({ store, origin, hasBadges: privateKey !== null });
  certificateRoutes(app, certificates, origin);
  const { keysBefore } = config.badges;
  badgeRoutes(
    app,
    createBadges({ certificates, store, privateKey, keysBefore, origin, ttlMs: config.catalogueCacheMs }),
  );
  return certificates;
}
