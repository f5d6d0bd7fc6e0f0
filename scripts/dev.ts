/**
 * Develops one area: `npm run dev -- catalog` inside a local site, with builds of all other parts; `--alone` without
 * shell and API; `--against https://…` inside a deployed site.
 */
import type { RemoteName } from '@vidya/contracts/release/remotes';
import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { browserPackages } from './build/version.ts';
import { build } from './build.ts';
import {
  againstRemote,
  againstServer,
  aloneRemote,
  aloneServer,
  developmentRemote,
  developmentServer,
} from './config/webpack/development.ts';
import { deployedSite } from './dev/deployed-site.ts';
import { buildDevelopmentShell } from './dev/development-shell.ts';
import { devOptions } from './dev/options.ts';
import { portOf, ports, requireFreePorts } from './run/ports.ts';
import { type ProcessGroup, withProcessGroup } from './run/processes.ts';
import { seed } from './run/seed.ts';
import { siteAddress, startSite } from './run/site.ts';

async function serve(config: Configuration, server: ServerConfiguration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  await new DevServer(server, compiler).start();
}

async function insideSite(name: RemoteName, group: ProcessGroup): Promise<void> {
  await requireFreePorts(Object.keys(ports));
  console.info('Building everything else …');
  // The area itself too: its release says which paths are its own.
  await build(browserPackages.filter((folder) => folder !== 'shell'));
  const shellBuilds = await buildDevelopmentShell();
  await seed(['--size', 'demo', '--if-empty']);
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

async function against(name: RemoteName, deployed: string): Promise<void> {
  await requireFreePorts([name, 'site']);
  const port = portOf(name);
  await serve(againstRemote(`mfe-${name}`), againstServer(port));
  const site = await deployedSite(deployed, { name, server: `http://127.0.0.1:${port}/mf-manifest.json` });
  await site.listen({ host: '127.0.0.1', port: portOf('site') });
  console.info(`\n  ${deployed} at ${siteAddress()}, with ${name} from this machine.`);
  console.info('  What you do there happens on the deployed site, with its people and its data.');
  console.info(
    '  A saved file reloads the page: React refreshes in place only where the shell is a development build.\n',
  );
}

await withProcessGroup(async (group) => {
  const options = devOptions(process.argv.slice(2));
  if (options.kind === 'against') return against(options.name, options.deployed);
  return options.kind === 'alone' ? alone(options.name) : insideSite(options.name, group);
});
