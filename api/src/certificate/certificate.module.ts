import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
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
  const certificates = createCertificates(createCertificateStore(db, createTellIssued(jobs, origin)), origin);
  certificateRoutes(app, certificates, origin);
  return certificates;
}
