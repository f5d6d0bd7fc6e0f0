import { runScript } from './run-script.ts';
import { apiEnvironment } from './site.ts';

/** Runs the API's seed command in the site's environment. Rejects when it fails. */
export async function seed(args: string[]): Promise<void> {
  const code = await runScript('api/src/seed/seed-main.ts', args, { ...process.env, ...apiEnvironment() });
  if (code !== 0) throw new Error('Filling the database failed.');
}
