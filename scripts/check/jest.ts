import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { type Outcome, packageFile, runNode } from './command.ts';
import { slowestFiles, type TimedFile } from './slowest.ts';
import { measureTimeFactor } from './time-factor.ts';

interface TestResult {
  fullName: string;
  status: string;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: (TimedFile & { status: 'passed' | 'failed'; assertionResults: TestResult[] })[];
}

export interface JestOutcome extends Outcome {
  failedFiles: string[];
  failedTests: string[];
  /** The number of passed tests in failed files. */
  passedBeside: number;
}

const nothingRan: JestOutcome = { passed: 0, failed: 1, failedFiles: [], failedTests: [], passedBeside: 0 };

/** Short-lived objects are most of what tests make: with V8's default a tenth of the time is garbage collection. */
const flags = ['--max-semi-space-size=64'];

/** Runs Jest and counts its tests; a suite that could not start counts as one failure. */
export async function jest(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<JestOutcome> {
  console.info(`\n── ${name}`);
  const report = path.join(root, '.cache', `jest-${name.replace(/\W+/g, '-')}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const factor = Number(env['TIME_FACTOR']) || (await measureTimeFactor());
  console.info(`Limits of time: ${factor.toFixed(1)} times the usual ones.`);
  const program = [...flags, packageFile('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args];
  const code = await runNode(program, { TIME_FACTOR: String(factor), ...env });
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report;
    console.info(`\nSlowest files of ${name}:\n${slowestFiles(testResults).join('\n')}`);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const failedSuites = testResults.filter(({ status }) => status === 'failed');
    const beside = failedSuites.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: numPassedTests,
      // An exit code without a failed test is still a failure: coverage, open handles, an empty selection.
      failed: failed === 0 && code !== 0 ? 1 : failed,
      failedFiles: failedSuites.map(({ name: file }) => file),
      failedTests: beside.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      passedBeside: beside.filter(({ status }) => status === 'passed').length,
    };
  } catch {
    return nothingRan;
  }
}

const fewFiles = 4;
/** More late tests than this are a failure: something is slow, or there is a race. */
const lateMax = 2;

/** Combines both runs: a test is late if it failed first and passed then. Too many late tests count as one failure. */
export function judgeLate(first: JestOutcome, second: JestOutcome): Outcome {
  const late = first.failedTests.filter((name) => !second.failedTests.includes(name));
  return {
    passed: first.passed - first.passedBeside + second.passed,
    failed: second.failed + (late.length > lateMax ? 1 : 0),
    late,
  };
}

/** Runs a few failed files once more: on a small machine with a browser a test may fail only because it was late. */
export async function jestWithSecondRun(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const first = await jest(name, args, env);
  const { failedFiles } = first;
  if (failedFiles.length === 0 || failedFiles.length > fewFiles) return first;
  return judgeLate(first, await jest(`${name}, second run`, [...args, '--runTestsByPath', ...failedFiles], env));
}
