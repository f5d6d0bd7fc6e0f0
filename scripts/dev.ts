/**
 * Develops one area: `npm run dev -- catalog` inside a local site, with builds of all other parts; `--alone` without
 * shell and API; `--against https://…` inside a deployed site.
 */
import type { RemoteName } from '../platform/gate/remotes.ts';
import { browserPackages } from './build/version.ts';
import { build } from './build.ts';
import { developmentRemote, developmentServer } from './config/webpack/development.ts';
import { buildDevelopmentShell } from './dev/development-shell.ts';
import { devOptions } from './dev/options.ts';
import { against, alone, serve } from './dev/serve-area.ts';
import { portOf, ports, requireFreePorts } from './run/ports.ts';
import { type ProcessGroup, withProcessGroup } from './run/processes.ts';
import { seed } from './run/seed.ts';
import { startSite } from './run/site.ts';
import { siteAddress } from './run/site-address.ts';

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

await withProcessGroup(async (group) => {
  const options = devOptions(process.argv.slice(2));
  if (options.kind === 'against') return against(options.name, options.deployed);
  return options.kind === 'alone' ? alone(options.name) : insideSite(options.name, group);
});
