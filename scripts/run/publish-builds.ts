import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RemoteReleases } from '../../platform/calls/area-releases.ts';
import { grantFor } from '../../platform/cli/release/grant.ts';
import { apiAddress, releaseStoreAddress } from '../../platform/cli/release/place.ts';
import { builtFiles } from '../../platform/cli/release/publish/candidate.ts';
import { publish, type ReleaseTarget } from '../../platform/cli/release/publish/publish.ts';
import { announce, releaseApi } from '../../platform/cli/release/release-api.ts';
import type { HostMetadata } from '../../platform/gate/document/release.ts';
import type { RemoteName } from '../../platform/gate/remotes.ts';
import { openReleaseStore } from '../../platform/registry/release-store/release-store-open.ts';
import { areasHere } from '../config/areas.ts';
import { root } from '../config/webpack/shared.ts';
import { dataFolder } from './folders.ts';
import { releaseTokenOf } from './release-secrets.ts';

/** What is built on this machine is wanted here, whatever it leaves out or adds. */
const whatever = { removes: ['*'], grows: true, affectsPage: true, reason: 'npm start' };

/** Absolute folder of the newest finished build in `builds`; undefined if there is none. */
function newestBuildIn(builds: string): string | undefined {
  const finished = globSync('*/build.json', { cwd: builds }).map((file) => path.join(builds, file));
  const [newest] = finished.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest && path.dirname(newest);
}

const buildsOf = (folder: string): string => path.join(root, folder, 'dist');

const knows = ({ live, previous, canary, versions }: RemoteReleases, version: string): boolean =>
  [live, previous, canary, ...versions].some((each) => each?.version === version);

/** Publishes and promotes a build that the API does not know: a rollback survives a restart. Returns its version. */
export async function publishBuild(
  target: ReleaseTarget,
  { name, folder, isOnlyFirst }: { name: RemoteName; folder: string; isOnlyFirst: boolean },
): Promise<string | undefined> {
  const { version } = builtFiles(folder);
  const known = (await target.api.list()).find((remote) => remote.name === name);
  if (known && (knows(known, version) || (isOnlyFirst && known.live))) return undefined;
  await publish(target, { name, folder, note: '', accepted: whatever });
  await target.api.promote(name, { version });
  return version;
}

interface Start {
  /** The front server's secret, needed to announce a shell. */
  frontSecret: string;
  /** The folder of the shell's builds, if it is not the usual one. */
  shellBuilds?: string | undefined;
  say: (line: string) => void;
}

/**
 * For `npm start`, once the API runs: announces the shell, then publishes and promotes all builds; in production only
 * those of areas without a live version, because the teams decide about the rest.
 */
export async function publishBuilds({ frontSecret, shellBuilds, say }: Start): Promise<void> {
  const shell = newestBuildIn(shellBuilds ?? buildsOf('shell'));
  if (!shell) throw new Error('The shell has no finished build: npm run build');
  const metadata = JSON.parse(readFileSync(path.join(shell, 'host.json'), 'utf8')) as HostMetadata;
  for (const line of await announce(metadata, { address: apiAddress(), secret: frontSecret })) say(`  ${line}`);
  const target: ReleaseTarget = {
    api: releaseApi({ address: apiAddress(), token: async () => releaseTokenOf(dataFolder()), who: 'npm start' }),
    store: await openReleaseStore(releaseStoreAddress()),
    host: async () => metadata,
  };
  const isOnlyFirst = process.env['NODE_ENV'] === 'production';
  const granted = (await target.api.list()).map(({ name }) => name);
  const waiting = areasHere.values();
  const release = async (): Promise<void> => {
    for (const name of waiting) {
      // In production an administrator decides about it.
      if (!granted.includes(name) && !isOnlyFirst) await target.api.grant(name, grantFor(name, undefined));
      const folder = newestBuildIn(buildsOf(`mfe-${name}`));
      const version = folder && (await publishBuild(target, { name, folder, isOnlyFirst }));
      if (version) say(`  ${name} ${version} is live`);
    }
  };
  // Two at a time: the API begins a thread for each build that it inspects at the same time.
  await Promise.all([release(), release()]);
}
