import { portOf, requireFreePorts } from '../../../scripts/run/ports.ts';
import { ownArea } from './own-area.ts';

/** Serves the area's versions from the store, on this machine: for a site that runs here too. */
export async function serve(): Promise<void> {
  const name = ownArea();
  await requireFreePorts([name]);
  // In this process, so that whatever ends it ends the server.
  process.argv.splice(2, process.argv.length, name, String(portOf(name)));
  await import('../../../scripts/serve-remote.ts');
  console.info(`Serving ${name} at http://127.0.0.1:${portOf(name)}. Ctrl-C ends it.`);
}
