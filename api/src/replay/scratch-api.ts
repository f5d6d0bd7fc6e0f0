import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openReleaseStore } from '@vidya/platform/registry/registry';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { connectPglite } from '../database/connect.ts';
import type { Db } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createJobs } from '../jobs/jobs.ts';
import { lectureFilesOf, picturesOf, siteStoresOf, uploadFilesOf } from '../lecture/media-store/site-stores.ts';
import { claimStores } from '../lecture/media-store/store-identity.ts';
import { createImages } from '../outside/files/images.ts';
import { createMemoryState } from '../outside/shared-state/memory-state.ts';

/** Nothing listens there: a replay reaches nobody outside. */
const nowhere = 'http://127.0.0.1:9';

export interface ScratchApi {
  app: FastifyInstance;
  db: Db;
  close: () => Promise<void>;
}

/**
 * This server with an empty database in memory and files in a temporary folder, without a port, without jobs that run,
 * mails or gateways. Takes some seconds.
 */
export async function openScratchApi(): Promise<ScratchApi> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-replay-'));
  const outside = { RAZORPAY_API: nowhere, OIDC_ISSUER: `${nowhere}/oidc` };
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '0', ...outside });
  const database = await connectPglite();
  await migrate(database);
  await claimStores(database.db, siteStoresOf(config));
  const jobs = createJobs(database);
  const pictures = picturesOf(config);
  const shared = createMemoryState();
  const app = await createApp({
    config,
    database,
    jobs,
    mail: { send: async () => undefined },
    secret: crypto.randomUUID(),
    factorSecret: crypto.randomUUID(),
    pictures,
    images: createImages(pictures),
    lectureFiles: lectureFilesOf(config),
    uploadFiles: uploadFilesOf(config),
    releaseStore: await openReleaseStore(config.releases),
    shared,
  });
  await jobs.start({ isWorking: false });
  await app.ready();
  return {
    app,
    db: database.db,
    async close() {
      await app.close();
      await jobs.stop();
      await shared.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
