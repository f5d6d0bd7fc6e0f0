/** Builds what changed: `npm run build [-- catalog]`. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { browserPackages, builtVersion } from './build/version.ts';
import { home, scriptFile } from './config/webpack/shared.ts';

/** Builds one package in a builder's process. Rejects when the process ends without having built it. */
async function buildIn(builder: ChildProcess, folder: string): Promise<void> {
  builder.send(folder);
  const failed = once(builder, 'exit').then(() => {
    throw new Error(`Building ${folder} failed.`);
  });
  await Promise.race([once(builder, 'message'), failed]);
}

/** Builds the packages whose sources changed since their last build, two at a time. */
export async function build(
  only: readonly string[] = browserPackages,
  say: (line: string) => void = console.info,
): Promise<void> {
  const waiting = only.filter((folder) => builtVersion(folder) === undefined);
  const count = waiting.length;
  let built = 0;
  const work = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const builder = fork(scriptFile('scripts/build/one.ts'), [], { cwd: home });
    const end = (): void => void builder.kill();
    process.once('exit', end);
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const started = performance.now();
      await buildIn(builder, folder);
      built += 1;
      say(`  built ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s (${built} of ${count})`);
    }
    process.off('exit', end);
    builder.disconnect();
  };
  await Promise.all([work(), work()]);
}

function requirePackage(name: string): string {
  const folder = name === 'shell' ? name : `mfe-${name.replace(/^mfe-/, '')}`;
  const found = browserPackages.find((each) => each === folder);
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
