/** Builds what changed: `npm run build [-- catalog]`. */
import { browserPackages, builtVersion } from './build/version.ts';
import { runScript } from './run/run-script.ts';

/** Builds the packages whose sources changed since their last build, two at a time. */
export async function build(
  only: readonly string[] = browserPackages,
  say: (line: string) => void = console.info,
): Promise<void> {
  const waiting = only.filter((folder) => builtVersion(folder) === undefined);
  const count = waiting.length;
  let built = 0;
  const worker = async (): Promise<void> => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const started = performance.now();
      const code = await runScript('scripts/build/one.ts', [folder]);
      if (code !== 0) throw new Error(`Building ${folder} failed.`);
      built += 1;
      say(`  built ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s (${built} of ${count})`);
    }
  };
  await Promise.all([worker(), worker()]);
}

function requirePackage(name: string): string {
  const folder = name === 'shell' ? name : `mfe-${name.replace(/^mfe-/, '')}`;
  const found = browserPackages.find((known) => known === folder);
  if (!found) throw new Error(`There is no '${name}' to build: ${browserPackages.join(', ')}`);
  return found;
}

if (import.meta.main) {
  try {
    const chosen = process.argv.slice(2).map(requirePackage);
    await build(chosen.length > 0 ? chosen : browserPackages);
    console.info('Every build is up to date.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
