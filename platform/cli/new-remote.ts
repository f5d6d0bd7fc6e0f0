/**
 * Creates an area, ready to build, check and release: `npm run new-remote -- events`. After npm start it is at /events.
 * `--no-install` does not change the lock file and node_modules.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyTemplate } from './new-remote/copy-template.ts';
import { nextPort, whyNot } from './new-remote/name.ts';
import { register } from './new-remote/register.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Links the new package and adds it to the lock, so that the next npm start need not install. */
function install(): void {
  const { status } = spawnSync('npm', ['install'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm install failed: the lines above say why. Run it again after fixing that.');
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  writeFileSync(path.join(root, 'node_modules/.vidya-lock'), createHash('sha256').update(lock).digest('hex'));
}

function make(name: string): void {
  copyTemplate(root, { name, port: nextPort() });
  console.info(`made     mfe-${name}/`);
  console.info(`added to ${register(root, name)}`);
}

const [name, ...options] = process.argv.slice(2);
try {
  const reason = whyNot(name, root);
  if (reason || !name) throw new Error(reason);
  make(name);
  if (options.includes('--no-install')) console.info('Now run npm install, which adds the new package to the lock.');
  else install();
  console.info(`\n  npm run dev -- ${name} --alone   works on it without shell and API`);
  console.info(`  npm start                     shows it in the site, at /${name}`);
  console.info('  npm run lint, npm test        check it like the other areas\n');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
