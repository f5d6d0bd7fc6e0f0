/** One remote with hot reload inside the running site: `npm run dev -- catalog`. The rest comes from its builds. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteName, remoteNames } from '@vidya/contracts/release';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { build } from './build.ts';
import { renderFrame } from './build/frame.ts';
import { compile } from './build/one.ts';
import { versionOf } from './build/version.ts';
import { developmentRemote, developmentServer, developmentShell } from './config/webpack/development.ts';
import { root } from './config/webpack/shared.ts';
import { type PortName, portOf, ports, requireFreePorts } from './run/ports.ts';
import { ProcessGroup } from './run/processes.ts';
import { writeReleases } from './run/releases.ts';
import { seed } from './run/seed.ts';
import { dataFolder, siteAddress, startSite } from './run/site.ts';

const chosen = process.argv[2];

function requireName(name: string | undefined): RemoteName {
  const found = remoteNames.find((known) => known === name);
  if (!found) throw new Error(`Which remote? npm run dev -- ${remoteNames.join('|')}`);
  return found;
}

/** The shell again with React's development build, beside its production builds. */
async function buildDevelopmentShell(): Promise<string> {
  const version = `${versionOf('shell')}-development`;
  const output = path.join(root, 'shell/dist', version);
  if (existsSync(path.join(output, 'build.json'))) return version;
  await compile(developmentShell(version));
  await renderFrame(output);
  writeFileSync(path.join(output, 'build.json'), JSON.stringify({ name: 'shell', version, preload: [] }));
  return version;
}

/** The admin remote's files normally come through the site; its development server is on loopback and says so. */
function pointTo(name: RemoteName, releases: string): void {
  const base = `http://127.0.0.1:${portOf(name)}`;
  const document = writeReleases(releases);
  const remotes = document.remotes.map((remote) =>
    remote.name === name
      ? { name, version: 'development', entry: `${base}/mf-manifest.json`, integrity: {}, preload: [] }
      : remote,
  );
  writeFileSync(releases, JSON.stringify({ remotes }, null, 1));
}

async function dev(name: RemoteName, group: ProcessGroup): Promise<void> {
  await requireFreePorts(Object.keys(ports) as PortName[]);
  console.info('Building everything else …');
  await build();
  const shellVersion = await buildDevelopmentShell();
  await seed(['--size', 'demo', '--if-empty']);
  pointTo(name, path.join(dataFolder(), 'releases.json'));
  const compiler = webpack(developmentRemote(`mfe-${name}`));
  if (!compiler) throw new Error('webpack made no compiler');
  await new DevServer(developmentServer(portOf(name)), compiler).start();
  await startSite(group, console.info, { edited: name, shellVersion });
  console.info(`\n  Editing ${name} at ${siteAddress()}: a saved file shows without a reload.\n`);
  await group.death;
}

const group = new ProcessGroup(path.join(dataFolder(), 'logs'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void group.stop().then(() => process.exit(0)));
}
try {
  await dev(requireName(chosen), group);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await group.stop();
  process.exit(1);
}
