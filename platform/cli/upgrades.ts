/** Which areas are ready for the next version of what all share: `npm run upgrades`. For every night; takes an hour. */
import { root } from '../../scripts/config/webpack/shared.ts';
import { whenStopped } from '../../scripts/run/processes.ts';
import { openLiveSites } from './upgrades/live-site.ts';
import { exitCodeOf, matrixText, type Tried } from './upgrades/matrix.ts';
import { readUpgradeOptions, UsageError } from './upgrades/options.ts';
import { TrialError } from './upgrades/trial-error.ts';
import { tryUpgrade } from './upgrades/try-upgrade.ts';

whenStopped((exitCode) => process.exit(exitCode));
try {
  const { only, ...options } = readUpgradeOptions(process.argv.slice(2));
  const sites = await openLiveSites();
  const columns: Tried[] = [];
  try {
    for (const library of only) {
      // One after the other: each takes the whole machine.
      // oxlint-disable-next-line no-await-in-loop
      columns.push(await tryUpgrade(library, { ...options, sites, cwd: root, say: console.info }));
    }
  } finally {
    sites.remove();
  }
  console.info(`\n${matrixText(options.areas, columns)}`);
  process.exitCode = exitCodeOf(columns);
} catch (error) {
  console.error(error instanceof UsageError || error instanceof TrialError ? error.message : error);
  process.exitCode = 2;
}
