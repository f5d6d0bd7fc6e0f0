import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { type Certificates, createCertificates } from './certificate.service.ts';
import { createCertificateStore } from './certificate.store.ts';

/** Certificates of finished courses. The lecture module reports when a learner finishes one. */
export function certificateModule(app: FastifyInstance, { config, db }: { config: Config; db: Db }): Certificates {
  const certificates = createCertificates(createCertificateStore(db));
  certificateRoutes(app, certificates, config.siteOrigins[0]);
  return certificates;
}
