import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/** Packages that one command needs: that command installs them, so that other commands do not wait for them. */
const versions = {
  '@microsoft/api-extractor': '7.60.1',
  autocannon: '9.0.0',
  'drizzle-kit': '0.31.11',
  lighthouse: '13.5.0',
  s3rver: '3.7.1',
} as const;

type Tool = keyof typeof versions;

/**
 * Installs a package into a folder of its own. A stopped or failed installation leaves nothing there.
 * @public The test calls it in a process with another npm.
 */
export function install(id: string, folder: string): void {
  console.info(`Installing ${id} …`);
  rmSync(folder, { recursive: true, force: true });
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const args = ['install', '--prefix', '.', '--no-save', '--no-package-lock', '--prefer-offline', id];
  const shell = process.platform === 'win32';
  try {
    execFileSync('npm', args, { cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit'], shell });
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have been quicker, and use it now.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * The folder of a tool in its pinned version, installed at its first use. It lies below the root, so that the tool finds
 * the project's own packages.
 *
 * @throws Error when npm cannot install it
 */
export function toolFolder(name: Tool): string {
  const id = `${name}@${versions[name]}`;
  const folder = path.join(root, '.cache/tools', id.replace('/', '-'));
  const tool = path.join(folder, 'node_modules', name);
  if (!existsSync(path.join(tool, 'package.json'))) install(id, folder);
  return tool;
}

/** Loads a tool, as the part of it that the caller describes. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const loadTool = <Module>(name: Tool): Module => {
  const require = createRequire(path.join(toolFolder(name), 'package.json'));
  return require(name) as Module;
};
