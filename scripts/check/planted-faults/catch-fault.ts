import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runLimited } from '../../../platform/cli/upgrades/run-limited.ts';
import { isJourney, type PlantedFault } from './read-faults.ts';

interface Report {
  testResults: { message: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Enough for a build, a site and one file of journeys beside other work: it ends only what hangs. */
const limitMs = 1_200_000;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const reportOf = (folder: string, fault: PlantedFault): string =>
  path.join(folder, isJourney(fault) ? '.cache/jest-browser-journeys.json' : 'fault-report.json');

function commandFor(fault: PlantedFault, report: string): string[] {
  const only = fault.isAlone ? ['--testNamePattern', escaped(fault.caughtBy)] : [];
  if (isJourney(fault)) return ['scripts/e2e.ts', fault.test, ...only];
  const unit = ['--config', 'scripts/config/jest.config.ts', '--json', `--outputFile=${report}`];
  return ['node_modules/jest/bin/jest.js', ...unit, ...only, '--runTestsByPath', fault.test];
}

/** Runs the fault's test in a copy with the fault. Only a failure of the named test counts; the note explains. */
export async function catchFault(folder: string, fault: PlantedFault) {
  const report = reportOf(folder, fault);
  rmSync(report, { force: true });
  const run = await runLimited({
    file: process.execPath,
    args: commandFor(fault, report),
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
    limitMs,
  });
  if (!existsSync(report)) return { isCaught: false, note: `nothing ran: ${(run.stderr || run.stdout).slice(-300)}` };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const named = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(fault.caughtBy));
  if (named.length === 0) return { isCaught: false, note: `no test is called '${fault.caughtBy}'` };
  const failed = named.filter(({ status }) => status === 'failed');
  return failed.length > 0
    ? { isCaught: true, note: failed[0]!.fullName }
    : { isCaught: false, note: `${named.map(({ status }) => status).join(', ')}: ${named[0]!.fullName}` };
}

const changedFiles = (patch: string): string[] =>
  [...readFileSync(patch, 'utf8').matchAll(/^\+\+\+ b\/(\S+)$/gm)].map(([, file]) => file!);

/** The unit tests that also fail; none if only journeys catch the fault. Rejects when they did not run. */
export async function unitTestsThatNotice(folder: string, { patch }: PlantedFault): Promise<string[]> {
  const report = path.join(folder, 'unit-report.json');
  rmSync(report, { force: true });
  const args = ['--config', 'scripts/config/jest.config.ts', '--passWithNoTests', '--json', `--outputFile=${report}`];
  const related = ['--findRelatedTests', ...changedFiles(patch)];
  const jest = ['node_modules/jest/bin/jest.js', ...args, ...related];
  await runLimited({ file: process.execPath, args: jest, cwd: folder, env: process.env, limitMs });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}
