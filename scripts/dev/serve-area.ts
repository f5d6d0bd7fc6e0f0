import webpack, { type Configuration } from 'webpack';
import DevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { RemoteName } from '../../platform/gate/remotes.ts';
import { againstRemote, againstServer, aloneRemote, aloneServer } from '../config/webpack/development.ts';
import { portOf, requireFreePorts } from '../run/ports.ts';
import { siteAddress } from '../run/site-address.ts';
import { deployedSite } from './deployed-site.ts';

/** Starts webpack's development server. */
export async function serve(config: Configuration, server: ServerConfiguration): Promise<void> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  await new DevServer(server, compiler).start();
}

/** Serves an area without shell and API. */
export async function alone(name: RemoteName): Promise<void> {
  await requireFreePorts([name]);
  await serve(aloneRemote(`mfe-${name}`), aloneServer(portOf(name)));
  console.info(
    `\n  ${name} runs alone at http://localhost:${portOf(name)} (?as=USER, INSTRUCTOR or ADMIN signs in).\n`,
  );
}

/** Serves a deployed site with the area from this machine. */
export async function against(name: RemoteName, deployed: string): Promise<void> {
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
