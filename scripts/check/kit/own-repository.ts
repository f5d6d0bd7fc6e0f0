import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const limitMs = 300_000;

export type OwnRepository = ReturnType<typeof ownRepository>;

/**
 * The commands of a team in a folder outside this repository that has the packages' tarballs in `packages`; each ends
 * after 5 minutes.
 */
export function ownRepository(folder: string) {
  const tool = path.join(folder, 'tool/node_modules/.bin/vidya');
  const area = path.join(folder, 'events');
  const inside = async (cwd: string, env: Record<string, string>, program: string, args: string[]): Promise<string> => {
    const options = { cwd, timeout: limitMs, shell: process.platform === 'win32' };
    try {
      return (await run(program, args, { ...options, env: { ...process.env, ...env } })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  };
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline'];
  return {
    area,
    /** From nothing to an area with its libraries. */
    async make(): Promise<void> {
      const tarballs = globSync('packages/*.tgz', { cwd: folder }).map((file) => `./${file}`);
      await inside(folder, {}, 'npm', ['install', ...quiet, '--prefix', 'tool', ...tarballs]);
      await inside(folder, {}, tool, ['new', 'events', '--packages', 'packages']);
      await inside(area, {}, 'npm', ['install', ...quiet]);
    },
    /** A command in the area's folder. Returns what it said; throws that if it failed. */
    npx: (env: Record<string, string>, command: string, ...args: string[]) =>
      inside(area, env, path.join(area, 'node_modules/.bin', command), args),
  };
}
