import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { type Outcome, packageFile, runNode } from './command.ts';
import { slowestFiles, type TimedFile } from './slowest.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites: number;
  success: boolean;
  testResults: (TimedFile & { status: 'passed' | 'failed'; assertionResults: { status: string }[] })[];
}

interface JestOutcome extends Outcome {
  failedFiles: string[];
  /** Tests that passed in files that failed. */
  passedBeside: number;
}

const nothingRan: JestOutcome = { passed: 0, failed: 1, failedFiles: [], passedBeside: 0 };

/** Runs Jest and counts its tests; a suite that could not even start counts as one failure. */
export async function jest(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<JestOutcome> {
  console.info(`\n── ${name}`);
  const report = path.join(root, '.cache', `jest-${name.replace(/\W+/g, '-')}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await runNode([packageFile('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args], env);
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report;
    console.info(`\nSlowest files of ${name}:\n${slowestFiles(testResults).join('\n')}`);
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const failedSuites = testResults.filter(({ status }) => status === 'failed');
    return {
      passed: numPassedTests,
      // An exit code without a failed test is still a failure: coverage, open handles, an empty selection.
      failed: failed === 0 && code !== 0 ? 1 : failed,
      failedFiles: failedSuites.map(({ name: file }) => file),
      passedBeside: failedSuites
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed').length,
    };
  } catch {
    return nothingRan;
  }
}

const fewFiles = 4;

/**
 * For tests that share a small machine with a browser: a few files that failed are run once more, and both runs are
 * shown. What is wrong fails again; what only came late is named.
 */
export async function jestWithSecondRun(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const first = await jest(name, args, env);
  const { failedFiles } = first;
  if (failedFiles.length === 0 || failedFiles.length > fewFiles) return first;
  const second = await jest(`${name}, second run`, [...args, '--runTestsByPath', ...failedFiles], env);
  const late = failedFiles.filter((file) => !second.failedFiles.includes(file));
  if (late.length > 0)
    console.info(`Passed at the second run only: ${late.map((file) => path.basename(file)).join(', ')}`);
  return { passed: first.passed - first.passedBeside + second.passed, failed: second.failed };
}
