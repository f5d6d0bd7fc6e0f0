import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserPackages } from '../../../../scripts/build/version.ts';
import { root } from '../../../../scripts/config/webpack/shared.ts';
import type { Repository } from './git.ts';
import type { PackageHistory } from './proposal.ts';

/** The separately deployed packages; contracts and shared-ui are bundled into them. */
const released: readonly string[] = [...browserPackages, 'api'];

const run = promisify(execFile);
const ours = '@vidya/';

/** Our packages by folder → our packages that each depends on, from lerna. */
async function dependencies(): Promise<Map<string, string[]>> {
  const lerna = path.join(root, 'node_modules/lerna/dist/cli.js');
  // With our own Node, and without nx's daemon, which would keep running.
  const { stdout } = await run(process.execPath, [lerna, 'list', '--all', '--graph', '--loglevel', 'silent'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  const graph = Object.entries(JSON.parse(stdout) as Record<string, string[]>);
  const folders = (names: string[]): string[] =>
    names.filter((name) => name.startsWith(ours)).map((name) => name.slice(ours.length));
  return new Map(graph.map(([name, needs]) => [name.slice(ours.length), folders(needs)]));
}

/** A package and all our packages that are bundled into it. */
function partsOf(folder: string, needs: Map<string, string[]>, seen = new Set<string>()): string[] {
  if (seen.has(folder)) return [];
  seen.add(folder);
  return [folder, ...(needs.get(folder) ?? []).flatMap((other) => partsOf(other, needs, seen))];
}

const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/ from '(\.\/[^']+)'/g)].map(([, from = '']) =>
    path.posix.join(path.posix.dirname(file), from),
  );

/** The files of a package's public interface: a remote's exposed module and its imports; the shell's platform. */
function outwardOf(folder: string): string[] {
  const exposed = `${folder}/src/remote.tsx`;
  if (existsSync(path.join(root, exposed))) return [exposed, ...importsOf(exposed)];
  return folder === 'shell'
    ? ['contracts/src/browser/platform.tsx', 'platform/gate/host-platform.ts', 'platform/gate/document/route-table.ts']
    : [];
}

/** Every released package, with its changes since its last release. */
export async function packageHistories(repository: Repository): Promise<PackageHistory[]> {
  const needs = await dependencies();
  return released.map((folder) => {
    const { version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    const tag = repository.lastTag(folder);
    return {
      folder,
      version,
      tag,
      files: repository.changedFiles(tag, partsOf(folder, needs)),
      outward: outwardOf(folder),
      commits: repository.commits(tag, folder),
    };
  });
}
