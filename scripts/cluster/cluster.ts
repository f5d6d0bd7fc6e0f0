import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { DatabaseInUse, lockFolder } from '../../api/src/database/lock.ts';
import { leaderAddress, leaderOf } from './database.ts';
import { createFleet } from './fleet.ts';
import { requirePrograms } from './install.ts';
import { type Link, type Links, openLinks, withoutLinks } from './links.ts';
import type { Part } from './part.ts';
import { apiEnvironment } from './parts/environment.ts';
import { portsOf } from './ports.ts';
import { endAllIn, killIn } from './processes.ts';
import { secretsIn } from './secrets.ts';
import { startAll } from './start-all.ts';
import { gatewayOf, siteOf, type World } from './world.ts';

export interface ClusterOptions {
  /** An absolute path. Data in it survive the cluster. */
  folder: string;
  /** Whether a commit waits for the replica: default true. */
  isSynchronous?: boolean;
  /** Whether a proxy stands on each link: default false. */
  hasLinks?: boolean;
  /** More variables for APIs and workers. */
  env?: Record<string, string>;
  say?: (line: string) => void;
  /** Ends a start halfway. */
  signal?: AbortSignal;
}

export interface Cluster {
  /** The site through HAProxy. */
  siteAddress: string;
  /** The sandbox: card gateway, sign-in and inbox. */
  gatewayAddress: string;
  /** The sandbox's mail server, as in SMTP_URL. */
  smtp: string;
  /** The current primary directly, for checks. */
  databaseUrl(): Promise<string>;
  /** Which of the two PostgreSQL leads now. */
  primary(): Promise<Part>;
  parts: ReadonlyMap<string, Part>;
  links: ReadonlyMap<string, Link>;
  /** The environment of the APIs, with secrets. */
  apiEnv: Record<string, string>;
  stop(): Promise<void>;
}

/** Takes the folder for this process. Throws when another cluster runs in it; ends what one that was killed left there. */
async function take(folder: string): Promise<() => void> {
  try {
    const release = lockFolder(path.join(folder, 'cluster'));
    await endAllIn(folder);
    return release;
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    throw new Error(`A cluster runs in ${folder} already: process ${error.pid}.`, { cause: error });
  }
}

async function worldIn(folder: string, options: ClusterOptions): Promise<{ world: World; links: Links }> {
  const programs = requirePrograms();
  const ports = await portsOf(folder);
  const links = options.hasLinks ? await openLinks(folder, ports) : withoutLinks;
  const { isSynchronous = true, env = {} } = options;
  const world = { folder, ports, secrets: secretsIn(folder), through: links.through, programs, isSynchronous, env };
  return { world, links };
}

/**
 * Starts the site as on many machines, on loopback; the areas have to be built. Rejects when a part does not become
 * healthy; nothing runs then.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  mkdirSync(options.folder, { recursive: true });
  const folder = realpathSync(options.folder);
  const { say = () => undefined, signal } = options;
  const release = await take(folder);
  // Also when the process ends without a stop.
  const lastResort = (): void => void killIn(folder);
  process.once('exit', lastResort);
  const fleet = createFleet({ folder, say, signal });
  let links = withoutLinks;
  const stop = async (): Promise<void> => {
    await fleet.stop();
    await links.stop();
    await endAllIn(folder);
    process.off('exit', lastResort);
    release();
  };
  try {
    const opened = await worldIn(folder, options);
    ({ links } = opened);
    const { world } = opened;
    await startAll(world, fleet, { say, signal });
    return {
      siteAddress: siteOf(world),
      gatewayAddress: gatewayOf(world),
      smtp: `smtp://127.0.0.1:${world.ports.mail}`,
      databaseUrl: () => leaderAddress(world),
      primary: async () => fleet.parts.get(`postgres-${await leaderOf(world)}`)!,
      parts: fleet.parts,
      links: links.links,
      apiEnv: apiEnvironment(world),
      stop,
    };
  } catch (error) {
    await stop();
    // Whatever the signal cut off says less.
    signal?.throwIfAborted();
    throw error;
  }
}
