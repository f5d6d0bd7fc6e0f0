/** Which areas are ready for the next version of what all share: `npm run upgrades`. For every night; takes an hour. */
import { root } from './config/webpack/shared.ts';
import { liveSite } from './upgrades/live-site.ts';
import { exitCodeOf, matrixText, type Tried } from './upgrades/matrix.ts';
import { readUpgradeOptions, UsageError } from './upgrades/options.ts';
import { NotTriedError } from './upgrades/registry.ts';
import { tryUpgrade } from './upgrades/try-upgrade.ts';

try {
  const { only, ...options } = readUpgradeOptions(process.argv.slice(2));
  const { env, stop } = await liveSite();
  const columns: Tried[] = [];
  try {
    for (const library of only) {
      // One after the other: each takes the whole machine.
      // oxlint-disable-next-line no-await-in-loop
      columns.push(await tryUpgrade(library, { ...options, env, cwd: root, say: console.info }));
    }
  } finally {
    await stop();
  }
  console.info(`\n${matrixText(options.areas, columns)}`);
  process.exitCode = exitCodeOf(columns);
} catch (error) {
  console.error(error instanceof UsageError || error instanceof NotTriedError ? error.message : error);
  process.exitCode = 2;
}
