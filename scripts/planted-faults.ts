/**
 * `npm run planted-faults [-- name …]`: applies each fault in `scripts/planted-faults` to a copy of the sources and
 * runs the test that must catch it. `--journeys` or `--unit` selects one kind; `--prove` also runs the unit tests of
 * the files that a journey's fault changes, and prints which of them catch it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { catchFault, unitTestsThatNotice } from './check/planted-faults/catch-fault.ts';
import { isJourney, listFaults, type PlantedFault } from './check/planted-faults/read-faults.ts';
import { copySources } from './check/source-copy.ts';
import { root } from './config/webpack/shared.ts';
import { whenStopped } from './run/processes.ts';

const args = process.argv.slice(2);
const faults = listFaults(args.filter((arg) => !arg.startsWith('--'))).filter(
  (fault) => (!args.includes('--journeys') || isJourney(fault)) && (!args.includes('--unit') || !isJourney(fault)),
);
if (faults.length === 0) throw new Error(`No fault of that kind is called: ${args.join(' ')}`);
const copy = copySources();
process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
whenStopped((exitCode) => process.exit(exitCode));
for (const dist of globSync('{shell,mfe-*}/dist', { cwd: root }))
  cpSync(path.join(root, dist), path.join(copy, dist), { recursive: true });
/** Throws git's output if the patch does not apply. */
const apply = (...args: string[]): string =>
  execFileSync('git', ['apply', '--recount', ...args], { cwd: copy, encoding: 'utf8', stdio: 'pipe' });

async function noticedBy(fault: PlantedFault): Promise<string> {
  const units = await unitTestsThatNotice(copy, fault);
  return units.length === 0 ? 'no unit test notices' : `unit tests notice: ${units.join(' | ')}`;
}

let missed = 0;
for (const fault of faults) {
  const started = performance.now();
  // oxlint-disable no-await-in-loop
  try {
    apply(fault.patch);
    try {
      const { isCaught, note } = await catchFault(copy, fault);
      if (!isCaught) missed += 1;
      const seconds = Math.round((performance.now() - started) / 1000);
      console.info(`${isCaught ? 'caught' : 'MISSED'}  ${fault.name} (${seconds} s): ${fault.fault}\n        ${note}`);
      if (args.includes('--prove') && isJourney(fault))
        console.info(`        ${await noticedBy(fault).catch((error: unknown) => String(error))}`);
    } finally {
      apply('--reverse', fault.patch);
    }
  } catch (error) {
    missed += 1;
    console.info(`MISSED  ${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.info(`\n${faults.length - missed} caught, ${missed} missed`);
process.exitCode = missed > 0 ? 1 : 0;
