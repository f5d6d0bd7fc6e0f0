import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/config/webpack/shared.ts';
import { openRepository, type Repository } from '../release/changed/git.ts';
import { changeLine, compareSurfaces, demandedPart, type Part, parts } from './surface/compare.ts';
import { currentReports, type Reports, reportsAt } from './surface/reports.ts';

/** Their folders here, and the names of their reports. */
const packages = { contracts: 'contracts', 'shared-ui': 'shared-ui', scripts: 'remote-kit' };

interface Demand {
  name: string;
  part: Part;
  why: string;
}

/** What the change of each package's surface since its last version demands; everything is new before the first one. */
function demands(repository: Repository): Demand[] {
  // All three are tagged at one commit.
  const tag = repository.lastTag('@vidya/contracts');
  const before: Reports = tag ? reportsAt(tag, repository) : {};
  const current = currentReports();
  return Object.entries(packages).map(([folder, name]) => {
    const { version } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    const change = compareSurfaces(before[name] ?? '', current[name] ?? '');
    return { name, part: demandedPart(change, version), why: changeLine(change) || 'offers the same' };
  });
}

/**
 * The part to raise: the one asked for, else the highest that is demanded.
 *
 * @throws Error if less is asked for than demanded
 */
export function chosenPart(demanded: readonly Demand[], asked: Part | undefined): Part {
  const rank = (part: Part): number => parts.indexOf(part);
  const highest = demanded.reduce((one, other) => (rank(other.part) > rank(one.part) ? other : one));
  if (asked === undefined || rank(asked) >= rank(highest.part)) return asked ?? highest.part;
  throw new Error(
    `A ${asked} version is not enough: @vidya/${highest.name} needs a ${highest.part} one (${highest.why}).`,
  );
}

/**
 * Gives the three packages their next version with lerna: package.json, change log, one commit, a tag for each. They have
 * one number, so that a team knows which fit together. Pushes nothing.
 */
export function raiseVersions(asked: Part | undefined): void {
  const repository = openRepository(root);
  const uncommitted = repository.uncommitted();
  if (uncommitted) throw new Error(`Commit this first, so that the change logs are whole:\n${uncommitted}`);
  const found = demands(repository);
  const part = chosenPart(found, asked);
  for (const { name, part: own, why } of found) console.info(`@vidya/${name}: ${own} (${why})`);
  const lerna = path.join(root, 'node_modules/lerna/dist/cli.js');
  const logs = ['--conventional-commits', '--changelog-preset', './platform/cli/packages/changelog-preset.ts'];
  const all = ['--force-publish', '--no-private', '--exact'];
  const rest = ['--message', 'packages: new versions', '--no-push', '--yes', '--loglevel', 'warn'];
  execFileSync(process.execPath, [lerna, 'version', part, ...logs, ...all, ...rest], {
    cwd: root,
    stdio: 'inherit',
    // Without nx's daemon, which would keep running, and Node's compile cache, which fails for the preset in TypeScript.
    env: { ...process.env, NX_DAEMON: 'false', NODE_DISABLE_COMPILE_CACHE: '1' },
  });
}
