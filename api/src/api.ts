import { createApp, type Deps } from './app.ts';
import type { Config } from './config/config.ts';
import { sessionSecret } from './config/stored-secret.ts';
import { openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { createJobs } from './jobs/jobs.ts';
import { lectureFilesOf, picturesOf, siteStoresOf } from './lecture/media-store/site-stores.ts';
import { claimStores } from './lecture/media-store/store-identity.ts';
import { sweepMedia } from './lecture/sweep/sweep.ts';
import { createImages } from './outside/files/images.ts';
import { createSmtpMail } from './outside/mail/mail.ts';
import { openReleaseStore } from './outside/releases/release-store-open.ts';

/**
 * Starts the whole server in this process: opens and migrates the database, starts the jobs. Throws `DatabaseInUse`,
 * and `StoreMismatch` if the files belong to another database.
 */
export async function createApi(config: Config, logger?: Deps['logger']) {
  const database = await openDatabase(config);
  try {
    await migrate(database);
    await claimStores(database.db, siteStoresOf(config));
    const jobs = createJobs(database);
    const pictures = picturesOf(config);
    const app = await createApp({
      config,
      database,
      jobs,
      mail: createSmtpMail(config.mail),
      secret: sessionSecret(config),
      pictures,
      images: createImages(pictures),
      lectureFiles: lectureFilesOf(config),
      releaseStore: await openReleaseStore(config.releases),
      logger,
    });
    await jobs.start({ isWorking: true });
    await jobs.send(database.db, sweepMedia, {});
    return {
      app,
      database,
      /** Returns the address it listens on. */
      listen: (): Promise<string> => app.listen({ host: config.host, port: config.port }),
      /** Finishes running requests and jobs, then closes the database. */
      async close(): Promise<void> {
        await app.close();
        await jobs.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
