import type { Readable } from 'node:stream';
import type { S3Settings } from '../../../api/src/outside/s3/s3-client.ts';
import type { RemoteName } from '../../gate/remotes.ts';

/** The release store's location, from the environment. */
export interface ReleaseStoreAddress {
  /** An absolute folder, or 's3://bucket/prefix'. */
  store: string;
  s3: S3Settings;
}

/** The headers to serve a file with. */
export interface FileHeaders {
  contentType?: string | undefined;
  /** 'br' for a precompressed file. */
  contentEncoding?: string | undefined;
  cacheControl?: string | undefined;
}

/**
 * The builds of all areas, `<name>/<version>/<file>`, and the release document, `releases.json`. Paths are relative,
 * with '/' between their parts.
 */
export interface ReleaseStore {
  /** For messages: the folder, or 's3://bucket/prefix'. */
  readonly place: string;
  /** Readers see either the whole file or the previous one. */
  put(path: string, content: Uint8Array | Readable, headers?: FileHeaders): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Versions of an area that have a `release.json`: upload that file last. In no order. */
  list(name: RemoteName): Promise<string[]>;
  /** The files below a folder ('catalog/1.0.0-abc'), by path within it. Empty when there is no such folder. */
  files(folder: string): Promise<string[]>;
  /** Null when no document exists yet. */
  readDocument(): Promise<string | null>;
  writeDocument(text: string): Promise<void>;
  /** Removes a whole version. Succeeds also when it is already gone. */
  removeVersion(name: RemoteName, version: string): Promise<void>;
}

export const documentPath = 'releases.json';
export const documentHeaders: FileHeaders = { contentType: 'application/json', cacheControl: 'no-cache' };

/** Whether a path stays in the store. */
export const isStorePath = (path: string): boolean =>
  path.split('/').every((part) => /^[\w.+@-]+$/.test(part) && part !== '.' && part !== '..');

/** A path that cannot leave the store; throws for any other. */
export function storePath(path: string): string {
  if (isStorePath(path)) return path;
  throw new Error(`Not a path in the release store: '${path}'`);
}
