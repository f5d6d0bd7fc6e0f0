import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../../gate/integrity-of.ts';
import type { RemoteName } from '../../../gate/remotes.ts';
import type { FileHeaders, ReleaseStore } from '../../../registry/release-store/release-store.ts';
import { ReleaseError } from '../release-error.ts';
import { filesIn } from './files-in.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The permanent headers of a version's file, from its name. */
export function headersOf(file: string): FileHeaders {
  const isCompressed = file.endsWith('.br');
  const type = types[path.extname(isCompressed ? file.slice(0, -'.br'.length) : file)] ?? 'application/octet-stream';
  return {
    contentType: type,
    cacheControl: 'public, max-age=31536000, immutable',
    ...(isCompressed && { contentEncoding: 'br' }),
  };
}

// A version with this file counts as complete: written last.
const last = 'release.json';
/** A store far away takes each file in a fraction of a second, and a build has some hundred. */
const atOnce = 8;

/** Uploads a finished build; false if the store has it. Refuses other contents: browsers cache files permanently. */
export async function upload(
  store: ReleaseStore,
  { name, version, folder }: { name: RemoteName; version: string; folder: string },
): Promise<boolean> {
  const there = await store.read(`${name}/${version}/${last}`);
  const hash = integrityOf(readFileSync(path.join(folder, last)));
  if (there && integrityOf(there) === hash) return false;
  if (there)
    throw new ReleaseError(
      `${store.place} holds ${name} ${version} with other contents, and a version never changes.\n` +
        `Raise the version in mfe-${name}/package.json, or delete mfe-${name}/dist/${version} and build again.`,
    );
  const put = (file: string): Promise<unknown> =>
    store.put(`${name}/${version}/${file}`, createReadStream(path.join(folder, file)), headersOf(file));
  const waiting = filesIn(folder).filter((file) => file !== last);
  const sender = async (): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await put(file);
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  await put(last);
  return true;
}
