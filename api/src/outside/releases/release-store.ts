import type { Readable } from 'node:stream';
import type { RemoteName } from '@vidya/contracts/release/remotes';

/** How a file is to be served. */
export interface FileHeaders {
  contentType?: string | undefined;
  /** 'br' for a file that was compressed beforehand. */
  contentEncoding?: string | undefined;
  cacheControl?: string | undefined;
}

/**
 * Where the builds of all areas lie, and the release document beside them: `<name>/<version>/<file>`, `releases.json`.
 * Paths are relative, with '/' between their parts.
 */
export interface ReleaseStore {
  /** For messages: the folder, or 's3://bucket/prefix'. */
  readonly place: string;
  /** Readers see the whole file or the one before. */
  put(path: string, content: Uint8Array | Readable, headers?: FileHeaders): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Versions of an area whose `release.json` is there: upload that one last. In no order. */
  list(name: RemoteName): Promise<string[]>;
  /** Null when none was ever written. */
  readDocument(): Promise<string | null>;
  writeDocument(text: string): Promise<void>;
  /** A whole version. Forgiving: what is gone already is what was asked for. */
  removeVersion(name: RemoteName, version: string): Promise<void>;
}

export const documentPath = 'releases.json';
export const documentHeaders: FileHeaders = { contentType: 'application/json', cacheControl: 'no-cache' };

/** What a version folder may be called: it becomes a part of addresses and of paths on disks. */
export const isVersionName = (text: string): boolean => /^[\w][\w.+-]{0,99}$/.test(text);

/** A path that cannot leave the store; throws for any other. */
export function storePath(path: string): string {
  const parts = path.split('/');
  if (parts.every((part) => /^[\w.+@-]+$/.test(part) && part !== '.' && part !== '..')) return path;
  throw new Error(`Not a path in the release store: '${path}'`);
}
