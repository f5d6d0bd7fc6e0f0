import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedVersions } from './registry.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'vidya-npm-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Asks with another npm first on the path: what it does is the registry's answer. */
function askWith(npm: string, limitMs?: number): Promise<string[]> {
  const file = path.join(folder, 'npm');
  writeFileSync(file, `#!${process.execPath}\n${npm}`);
  chmodSync(file, 0o755);
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env['PATH']}` };
  return publishedVersions('webpack', { cwd: folder, env, ...(limitMs && { limitMs }) });
}

it('reads the versions of a package, also of one with a single version', async () => {
  await expect(askWith(`console.log('["5.1.0","5.2.0"]')`)).resolves.toEqual(['5.1.0', '5.2.0']);
  await expect(askWith(`console.log('"5.1.0"')`)).resolves.toEqual(['5.1.0']);
});

it('does not wait for a registry that hangs', async () => {
  await expect(askWith('setInterval(() => {}, 1000)', 300)).rejects.toThrow(
    'The registry does not answer for webpack.',
  );
});

it('says what is wrong with a registry that lacks a package, or answers nonsense', async () => {
  const missing = `console.error('npm error code E404\\nnpm error 404 Not Found - GET /webpack'); process.exit(1)`;
  await expect(askWith(missing)).rejects.toThrow('The registry does not know webpack: 404 Not Found - GET /webpack');
  await expect(askWith(`console.log('<html>')`)).rejects.toThrow("The registry's answer for webpack cannot be read.");
});
