import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@vidya/contracts/testing/free-port';
import { readConfig } from '../../api/src/config/config.ts';
import { openDatabase } from '../../api/src/database/connect.ts';
import { migrate } from '../../api/src/database/migrate.ts';
import { users } from '../../api/src/database/tables/schema-people.ts';
import { ownServerDatabase } from '../../api/src/testing/own-server-database.ts';
import { addCourse } from '../../api/src/testing/samples.ts';
import { readConfig as readSandboxConfig } from '../../sandbox/src/config.ts';
import { createSandbox } from '../../sandbox/src/sandbox.ts';
import { sampleSite } from '../../shell/server/testing/sample-site.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A process, once it has printed what it is ready with; collects all that it prints. */
async function start(script: string, env: NodeJS.ProcessEnv, ready: RegExp) {
  const server: ChildProcess = spawn(process.execPath, [path.join(root, script)], {
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (bytes: Buffer): void => {
      printed += bytes.toString();
      const found = ready.exec(printed)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`${script} ended: ${printed}`)));
  });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { address, stop, printed: () => printed };
}

/** Makes the database with a course in it; returns the course's id. */
async function prepare(env: NodeJS.ProcessEnv): Promise<string> {
  const database = await openDatabase(readConfig(env));
  await migrate(database);
  const teacher = { fullName: 'Dev Iyer', email: 'dev@vidya.example', role: 'INSTRUCTOR' as const };
  const [row] = await database.db.insert(users).values(teacher).returning();
  const { id } = await addCourse(database.db, { instructorId: row!.id });
  await database.close();
  return id;
}

const sandboxAt = async (folder: string) => {
  const places = readSandboxConfig({ SANDBOX_DATA_DIR: folder, SANDBOX_WEBHOOK_DROP: 'true' });
  const sandbox = await createSandbox({ ...places, port: 0, smtpPort: 0 });
  return { address: await sandbox.start(), smtpPort: sandbox.smtpPort, stop: () => sandbox.stop() };
};

/** What was started, to be ended in the opposite order, also when the next thing did not start. */
type Endings = (() => Promise<unknown>)[];

async function startAll(collector: string, endings: Endings) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vidya-watched-'));
  endings.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const database = process.env['TEST_DATABASE_URL'] ? await ownServerDatabase() : null;
  endings.push(async () => database?.drop());
  const sandbox = await sandboxAt(path.join(dataDir, 'sandbox'));
  endings.push(sandbox.stop);
  const watched = { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_BSP_SCHEDULE_DELAY: '100', ACCESS_LOG: '1' };
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.address }),
    PORT: '0',
    RAZORPAY_API: sandbox.address,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    FRONT_SECRET: 'the-secret-of-the-front-server-here',
    LOG_LEVEL: 'debug',
    SLOW_STATEMENT_MS: '0',
  };
  const courseId = await prepare(env);
  const api = await start('api/src/main.ts', { ...env, ...watched }, /API ready on (\S+)/);
  endings.push(api.stop);
  const sample = await sampleSite({ API_URL: api.address, ORIGIN_SECRET: env.FRONT_SECRET });
  endings.push(sample.close);
  const SITE_PORT = String(await freePort());
  const front = await start('shell/server/main.ts', { ...sample.env, ...watched, SITE_PORT }, /site: (\S+)/);
  endings.push(front.stop);
  return {
    address: front.address,
    gateway: sandbox.address,
    courseId,
    engine: database ? 'postgres' : 'pglite',
    printed: () => api.printed() + front.printed(),
    /** Ends the processes: by then they have sent and printed everything. */
    stop: () => Promise.all([front.stop(), api.stop()]),
  };
}

/** For tests: front server, API, and sandbox, the first two as processes that log and trace everything. */
export async function startWatchedSite(collector: string) {
  const endings: Endings = [];
  const remove = async (): Promise<void> => {
    for (const end of endings.toReversed()) await end();
  };
  try {
    return { ...(await startAll(collector, endings)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
