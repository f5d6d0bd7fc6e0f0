/**
 * Builds one browser package: `node scripts/build/one.ts mfe-catalog`; or, started by build.ts, each that it is sent, so that
 * webpack is loaded once. The version is a hash of what came out.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../config/webpack/shared.ts';
import { precompress } from './compress.ts';
import { unstamped } from './stamp.ts';
import { sourcesOf } from './version.ts';

/** Puts a build into the folder of its version, unless one with the same content stands there already. */
function moveToVersion(output: string, version: string): string {
  const place = path.join(path.dirname(output), version);
  if (existsSync(path.join(place, 'build.json'))) {
    rmSync(output, { recursive: true });
    return place;
  }
  rmSync(place, { recursive: true, force: true });
  renameSync(output, place);
  return place;
}

async function buildOne(folder: string): Promise<void> {
  const sources = sourcesOf(folder);
  const { version: packageVersion } = JSON.parse(
    readFileSync(path.join(packageFolder(folder), 'package.json'), 'utf8'),
  ) as { version: string };
  const version = unstamped(packageVersion);
  const output = path.join(packageFolder(folder), 'dist', version);
  // What an interrupted build left would stay: webpack writes no file that is there already.
  rmSync(output, { recursive: true, force: true });
  const build = { folder, version, isDevelopment: false };
  const place = { packageVersion, output };
  // Only there where the shell is built too.
  const found =
    folder === 'shell'
      ? await (await import('./shell.ts')).buildShell(build, place)
      : await (await import('./area.ts')).buildArea(build, place);
  precompress(output);
  // Written last: this file marks a finished build.
  const text = JSON.stringify({ name: folder, version: found, sources }, null, 1);
  writeFileSync(path.join(moveToVersion(output, found), 'build.json'), text);
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder) await buildOne(folder);
  else process.on('message', (sent: string) => void buildOne(sent).then(() => process.send?.('built')));
}
