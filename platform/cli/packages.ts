/**
 * What teams with a repository of their own install: `npm run packages` packs it into .cache/packages/, each package with a
 * report of its API (api.md).
 *
 * -- --report           writes the reports alone, into .cache/packages/
 * -- --version [major]  gives it its next version: package.json, change log, commit, tags
 * -- --publish          publishes it to the registry for our scope
 */
import path from 'node:path';
import { root } from '../../scripts/config/webpack/shared.ts';
import { withPackages } from './packages/packages.ts';
import { publish } from './packages/publish.ts';
import { raiseVersions } from './packages/raise.ts';
import { parts } from './packages/surface/compare.ts';
import { attachReport, writeReports } from './packages/surface/reports.ts';
import { pack } from './packages/write-package.ts';

const [mode = '', ...rest] = process.argv.slice(2);

function say(lines: string[]): void {
  for (const line of lines) console.info(line);
}

const files = (absolute: string[]): string[] => absolute.map((file) => path.relative(root, file));

const modes: Record<string, () => void> = {
  '': () => withPackages((folders) => say(files(folders.map((folder) => pack(attachReport(folder)))))),
  '--report': () => say(files(writeReports())),
  '--version': () => raiseVersions(parts.find((part) => part === rest[0])),
  '--publish': () => withPackages((folders) => say(folders.map((folder) => publish(attachReport(folder))))),
};

try {
  const run = modes[mode];
  const isKnown = mode === '--version' ? rest.every((word) => parts.some((part) => part === word)) : rest.length === 0;
  if (!run || !isKnown)
    throw new Error(`npm run packages [-- --report | --version [${parts.join(' | ')}] | --publish]`);
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
