import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectPostgres } from '../../../api/src/database/connect.ts';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';
import { whenStopped } from '../../run/processes.ts';
import { sessionSecret } from '../harness/api.ts';
import { gatewayAt } from '../money/gateway.ts';
import { check } from './checks.ts';
import { startTraffic, type Traffic } from './traffic.ts';
import { addWorld, type World } from './world.ts';

export interface SceneOptions {
  buyers: number;
  watchers: number;
  /** False for the control: the replica follows when it can. */
  isSynchronous?: boolean;
  /** Whether connections can be made to swallow everything. The proxies that do it hide that a dead part refuses them. */
  hasLinks?: boolean;
}

export interface Scene {
  cluster: Cluster;
  traffic: Traffic;
}

/** For the sessions of the bench's people; films stay as they are sent. */
const env = { SESSION_SECRET: sessionSecret, REQUESTS_PER_MINUTE: '0', FFMPEG_PATH: '/nowhere/ffmpeg' };

async function fill(cluster: Cluster, people: { buyers: number; watchers: number; folder: string }): Promise<World> {
  // The SDK reads its keys here.
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = cluster.apiEnv;
  Object.assign(process.env, { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY });
  const database = connectPostgres(await cluster.databaseUrl());
  try {
    return await addWorld(database.db, { ...people, env: { ...cluster.apiEnv, DATA_DIR: people.folder } });
  } finally {
    await database.close();
  }
}

/**
 * Starts a cluster of its own with people who use it, does the work, and compares what the site confirmed with what it
 * holds. Resolves with what differs: all counts should be 0.
 */
export async function onCluster(
  { buyers, watchers, isSynchronous = true, hasLinks = false }: SceneOptions,
  work: (scene: Scene) => Promise<void>,
): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-cluster-'));
  // PostgreSQL runs as another user, who has to get there.
  chmodSync(folder, 0o755);
  const say = (line: string): void => console.info(`  ${line}`);
  let cluster: Cluster | undefined;
  const clear = async (): Promise<void> => {
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  let stopping: Promise<void> | undefined;
  whenStopped((exitCode) => void (stopping ??= clear().finally(() => process.exit(exitCode))));
  try {
    cluster = await startCluster({ folder, isSynchronous, hasLinks, env, say });
    const { siteAddress: site, gatewayAddress } = cluster;
    const world = await fill(cluster, { buyers, watchers, folder });
    const gateway = gatewayAt(gatewayAddress);
    const traffic = startTraffic(site, world, gateway, `${buyers} buyers`);
    try {
      await work({ cluster, traffic });
    } finally {
      await traffic.stop();
    }
    const captured = await gateway.captured();
    const { confirmed } = traffic;
    say(
      `${captured.length} payments at the gateway; confirmed: ${confirmed.purchases.length} purchases, ${confirmed.notes.length} notes, ${confirmed.films.length} films`,
    );
    return await check({ site, databaseUrl: await cluster.databaseUrl(), world, confirmed, captured });
  } finally {
    await clear();
  }
}
