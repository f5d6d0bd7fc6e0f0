import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Role } from '@vidya/contracts/texts/choices';
import type { ReleaseStore } from '@vidya/platform/registry/release-store/release-store';
import { openReleaseStore } from '@vidya/platform/registry/release-store/release-store-open';
import { openMetrics } from '@vidya/server/metrics/open-metrics';
import { apiMetrics } from '@vidya/server/metrics/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createApp, type Deps } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database, Db } from '../database/database.ts';
import { users } from '../database/tables/schema-people.ts';
import { Agent, type Inject, injector, visitor } from '../http/in-process.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { lectureFilesOf, picturesOf, siteStoresOf, uploadFilesOf } from '../lecture/media-store/site-stores.ts';
import { claimStores } from '../lecture/media-store/store-identity.ts';
import { createImages } from '../outside/files/images.ts';
import type { MailMessage } from '../outside/mail/mail.ts';
import { openSharedState } from '../outside/shared-state/open-shared-state.ts';
import { frontSecret } from './front-secret.ts';
import { emptyTables } from './recycle-database.ts';
import { testDatabase } from './test-database.ts';

export const testSecret = 'a secret for tests only, never used elsewhere';

type NewPerson = Partial<typeof users.$inferInsert> & { role?: Role };

/** A signed-in person: pass it to `inject` as `as`. */
export class Person extends Agent {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  constructor({ id, email, fullName }: { id: string; email: string; fullName: string }) {
    super();
    this.id = id;
    this.email = email;
    this.fullName = fullName;
  }
}

export interface TestApi {
  app: FastifyInstance;
  db: Db;
  database: Database;
  config: Config;
  jobs: Jobs;
  releaseStore: ReleaseStore;
  /** Every mail that jobs have sent; run `jobs.drain()` first. */
  mails: MailMessage[];
  /** With `METRICS_PORT: '0'` in `env`. */
  metricsAddress: string | undefined;
  inject: Inject;
  /** Creates a person (a learner by default) with a session. */
  signIn(person?: NewPerson): Promise<Person>;
  /** Another session of an existing person. */
  resume(person: Pick<Person, 'id' | 'email' | 'fullName'>): Promise<Person>;
  visitor(): Promise<Agent>;
  /** The server's origin, after a test has called `app.listen({ port: 0, host: '127.0.0.1' })`. */
  origin(): string;
  /** Empties every table. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Keeps the test's folders, and with them the store-ids, and the rows of the migrations. */
const emptied = emptyTables(
  ['file_stores', 'areas', 'share_agreements', 'tax_rates'],
  `delete from areas where created_at > '2024-02-01';
  delete from share_agreements where created_by is not null;
  delete from tax_rates where created_by is not null;`,
);

/**
 * The application on a fresh database, without a network; `env` sets its environment. `other` uses another API's
 * database, as a second server of the same site. Names of hosts have no addresses by default.
 */
export async function startApi(
  env: NodeJS.ProcessEnv = {},
  other?: Database,
  { resolveHost = async () => [] }: Pick<Deps, 'resolveHost'> = {},
): Promise<TestApi> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vidya-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '0',
    CATALOGUE_CACHE_MS: '0',
    TOTALS_CACHE_MS: '0',
    // A busy machine must not turn requests away; the tests of shedding say when.
    SHED_LOOP_MS: '0',
    FRONT_SECRET: frontSecret,
    ...env,
  });
  const database = other ?? (await testDatabase({ isNew: false }));
  await claimStores(database.db, siteStoresOf(config));
  const { metrics, address: metricsAddress, close: stopMeasuring } = await openMetrics(apiMetrics, config.metrics);
  const jobs = createJobs(database, { metrics });
  const mails: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void mails.push(message) };
  const pictures = picturesOf(config);
  const images = createImages(pictures);
  const lectureFiles = lectureFilesOf(config);
  const uploadFiles = uploadFilesOf(config);
  const releaseStore = await openReleaseStore(config.releases);
  const files = { pictures, images, lectureFiles, uploadFiles, releaseStore };
  const shared = await openSharedState(config.redis);
  const app = await createApp({
    config,
    database,
    jobs,
    mail,
    secret: config.sessionSecret ?? testSecret,
    factorSecret: config.factorSecret ?? testSecret,
    shared,
    metrics,
    resolveHost,
    ...files,
  });
  await jobs.start({ isWorking: false });
  await app.ready();
  const { db } = database;

  const resume: TestApi['resume'] = async ({ id, email, fullName }) => {
    const person = new Person({ id, email, fullName });
    const reply = { setCookie: (name: string, value: string) => person.cookies.set(name, value) };
    await app.sessions.start({ headers: {} } as FastifyRequest, reply as unknown as FastifyReply, {
      userId: id,
      isProof: true,
    });
    return person;
  };
  return {
    app,
    db,
    database,
    config,
    jobs,
    releaseStore,
    mails,
    metricsAddress,
    inject: injector(app),
    visitor: () => visitor(app),
    resume,
    origin: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async signIn(person = {}) {
      const email = person.email ?? `${randomUUID()}@vidya.example`;
      const [row] = await db
        .insert(users)
        .values({ fullName: 'Asha Rao', emailProvedAt: new Date(), ...person, email })
        .returning();
      return resume(row!);
    },
    async reset() {
      mails.length = 0;
      await db.execute(emptied);
    },
    async close() {
      await app.close();
      await jobs.stop();
      await shared.close();
      await stopMeasuring();
      if (!other) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
