import { portOf } from '../run/ports.ts';
import { runScript } from '../run/run-script.ts';
import { ownArea } from './own-area.ts';

/** Serves the area's versions from the store, on this machine: for a site that runs here too. */
export async function serve(): Promise<void> {
  const name = ownArea();
  console.info(`Serving ${name} at http://127.0.0.1:${portOf(name)}. Ctrl-C ends it.`);
  process.exitCode = await runScript('scripts/serve-remote.ts', [name, String(portOf(name))]);
}
