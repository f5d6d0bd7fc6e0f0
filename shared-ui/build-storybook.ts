import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, '.cache/storybook');
const stamp = path.join(out, 'sources.txt');
const shared = ['shared-ui/{src,.storybook}/**/*.{ts,tsx,css}', 'contracts/src/**/*.{ts,tsx}', 'package-lock.json'];

/** Returns the folder of the built Storybook; builds it when a source has changed since the last build. */
export async function builtStorybook(): Promise<string> {
  const print = await fingerprint();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === print) return out;
  await build();
  await writeFile(stamp, print);
  return out;
}

const matching = async (patterns: string[]): Promise<string[]> => {
  const found: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) found.push(file);
  return found;
};

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const stories = await matching(['mfe-*/src/**/*.stories.tsx']);
  const areas = new Set(stories.map((file) => file.slice(0, file.indexOf(path.sep))));
  const files = await matching([...shared, ...[...areas].map((area) => `${area}/src/**/*.{ts,tsx,css}`)]);
  for (const file of files.toSorted()) {
    // Read in order, so that the same sources always give the same hash.
    // oxlint-disable-next-line no-await-in-loop
    hash.update(file).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

async function build(): Promise<void> {
  const command = path.join(root, 'node_modules/.bin/storybook');
  const options = ['build', '-c', 'shared-ui/.storybook', '-o', out, '--disable-telemetry', '--loglevel', 'warn'];
  const child = spawn(command, options, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => output.push(text.toString()));
  const code = await new Promise((ended) => child.on('close', ended));
  if (code !== 0) throw new Error(`The story book did not build:\n${output.join('').slice(-4000)}`);
}
