import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { type Outcome, packageFile, runNode } from './command.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numRuntimeErrorTestSuites: number;
  success: boolean;
}

/** Runs Jest and counts its tests; a suite that could not even start counts as one failure. */
export async function jest(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  console.info(`\n── ${name}`);
  const report = path.join(root, '.cache', `jest-${name.replace(/\W+/g, '-')}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const code = await runNode([packageFile('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args], env);
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report;
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    // An exit code without a failed test is still a failure: coverage, open handles, an empty selection.
    return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
