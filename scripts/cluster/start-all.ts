import { setTimeout as pause } from 'node:timers/promises';
import { addressTable } from './address-table.ts';
import { applyMode, createDatabase, leaderAddress } from './database.ts';
import type { Fleet } from './fleet.ts';
import type { ProcessContext } from './part.ts';
import { apiEnvironment, storeEnvironment } from './parts/environment.ts';
import { responds } from './parts/health.ts';
import { areas, front, sandbox, servers } from './parts/site-parts.ts';
import { etcd, haproxy, pgbouncer, postgres, prometheus, redis, s3 } from './parts/store-parts.ts';
import { runTask } from './task.ts';
import type { World } from './world.ts';

const siteWithinMs = 30_000;

type Starting = Pick<ProcessContext, 'say' | 'signal'>;

/** Sample data for an empty database. They belong to the sandbox too: it knows the sample payments. */
async function fill(world: World, signal: Starting['signal']): Promise<void> {
  const env = { ...apiEnvironment(world), DATABASE_URL: await leaderAddress(world), DATA_DIR: world.folder };
  const args = ['--size', 'demo', '--if-empty'];
  await runTask({ name: 'seed', script: 'api/src/seed/seed-main.ts', args, env }, world.folder, signal);
}

async function publish(world: World, signal: Starting['signal']): Promise<void> {
  const { ports, secrets, folder } = world;
  const env = {
    ...storeEnvironment(world),
    RELEASE_API: `http://127.0.0.1:${ports['api-1']}`,
    RELEASE_TOKEN: secrets.releaseToken,
    FRONT_SECRET: secrets.front,
  };
  await runTask({ name: 'publish', script: 'scripts/cluster/publish-main.ts', env }, folder, signal);
}

async function untilSiteResponds({ ports }: World, signal: Starting['signal']): Promise<void> {
  const until = performance.now() + siteWithinMs;
  while (!(await responds(ports.site, '/')().catch(() => false))) {
    signal?.throwIfAborted();
    if (performance.now() > until) throw new Error(`The site did not respond within ${siteWithinMs / 1000} s.`);
    await pause(100);
  }
}

/** Starts all parts in the order in which they need each other, and says where they are. */
export async function startAll(world: World, fleet: Fleet, { say, signal }: Starting): Promise<void> {
  await fleet.start([etcd(world), redis(world), s3(world), haproxy(world)]);
  const databases = [postgres(world, 1), postgres(world, 2)];
  await Promise.all([fleet.start(databases), applyMode(world, signal)]);
  await createDatabase(world);
  await fleet.start([pgbouncer(world, 1), pgbouncer(world, 2)]);
  say('  filling an empty database …');
  await fill(world, signal);
  await fleet.start([sandbox(world), ...areas(world)]);
  await fleet.start(servers(world));
  say('  publishing the builds …');
  await publish(world, signal);
  await fleet.start([front(world, 1), front(world, 2), prometheus(world)]);
  await untilSiteResponds(world, signal);
  say(addressTable(world));
}
