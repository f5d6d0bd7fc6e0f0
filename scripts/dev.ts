/**
 * One remote with hot reload: `npm run dev -- catalog` inside the running site, whose other parts come from their builds;
 * `npm run dev -- catalog --alone` without shell and API.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ReleasedRemote, type RemoteName, remoteNames } from '@vidya/contracts/release';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { renderFrame } from './build/frame.ts';
import { compile } from './build/one.ts';
import { browserPackages, hashOf, versionOf } from './build/version.ts';
import { build } from './build.ts';
import {
  aloneRemote,
  aloneServer,
  developmentRemote,
  developmentServer,
  developmentShell,
} from './config/webpack/development.ts';
import { root } from './config/webpack/shared.ts';
import { type PortName, portOf, ports, requireFreePorts } from './run/ports.ts';
import { ProcessGroup } from './run/processes.ts';
import { writeReleases } from './run/releases.ts';
import { seed } from './run/seed.ts';
import { dataFolder, siteAddress, startSite } from './run/site.ts';

const shellBuilds = path.join(root, '.cache/development/shell');

function requireName(name: string | undefined): RemoteName {
  const found = remoteNames.find((known) => known === name);
  if (!found) throw new Error(`Which remote? npm run dev -- ${remoteNames.join('|')} [--alone]`);
  return found;
}

/** The shell with React's development build, kept apart from its builds for real use. */
async function buildDevelopmentShell(): Promise<void> {
  const version = `${versionOf('shell')}-${hashOf(['scripts/config/webpack/*'])}`;
  const output = path.join(shellBuilds, version);
  if (existsSync(path.join(output, 'build.json'))) return;
  rmSync(shellBuilds, { recursive: true, force: true });
  await compile(developmentShell(version, output));
  await renderFrame(output);
  writeFileSync(path.join(output, 'build.json'), JSON.stringify({ name: 'shell', version, preload: [] }));
}

/** Also for the admin remote: what is edited comes straight from its server, which only this machine reaches. */
const editedRelease = (name: RemoteName): ReleasedRemote => ({
  name,
  version: 'development',
  entry: `http://127.0.0.1:${portOf(name)}/mf-manifest.json`,
  integrity: {},
  preload: [],
});

async function serve(config: Configuration, server: ServerConfiguration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  await new DevServer(server, compiler).start();
}

async function insideSite(name: RemoteName, group: ProcessGroup): Promise<void> {
  await requireFreePorts(Object.keys(ports) as PortName[]);
  console.info('Building everything else …');
  await build(browserPackages.filter((folder) => folder !== 'shell' && folder !== `mfe-${name}`));
  await buildDevelopmentShell();
  await seed(['--size', 'demo', '--if-empty']);
  writeReleases(path.join(dataFolder(), 'releases.json'), editedRelease(name));
  await serve(developmentRemote(`mfe-${name}`), developmentServer(portOf(name)));
  await startSite(group, console.info, { edited: name, shellBuilds });
  console.info(`\n  Editing ${name} at ${siteAddress()}: a saved file shows without a reload.\n`);
}

async function alone(name: RemoteName): Promise<void> {
  await requireFreePorts([name]);
  await serve(aloneRemote(`mfe-${name}`), aloneServer(portOf(name)));
  console.info(
    `\n  ${name} runs alone at http://localhost:${portOf(name)} (?as=USER, INSTRUCTOR or ADMIN signs in).\n`,
  );
}

const group = new ProcessGroup(path.join(dataFolder(), 'logs'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void group.stop().then(() => process.exit(0)));
}
try {
  const options = process.argv.slice(2);
  const name = requireName(options.find((option) => !option.startsWith('--')));
  await (options.includes('--alone') ? alone(name) : insideSite(name, group));
  await group.death;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await group.stop();
  process.exit(1);
}
