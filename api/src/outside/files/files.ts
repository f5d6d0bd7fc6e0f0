import type { Readable } from 'node:stream';
import type { StoreGuard } from './store-guard.ts';

/** Byte offsets from 0; both ends are included. */
export interface ByteSpan {
  start: number;
  end: number;
}

interface StoredFile {
  /** The unguessable name of the stored file. */
  key: string;
  bytes: number;
}

/** A file in a store, complete or not. */
export interface ListedFile {
  /** A key, or the unfinished file of an interrupted `save`. */
  name: string;
  /** The time of the last write or move, whichever is later. */
  changedMs: number;
}

/**
 * Storage for uploaded files. Bytes stream in and out; no file is ever in memory as a whole. A key is 256 random bits
 * and an extension: nobody can guess it, and it never contains the user's own file name.
 */
export interface FileStore {
  guard: StoreGuard;
  /** Reads the stream to its end. A failed or too long stream (more than `maxBytes`) leaves no file. */
  save(source: Readable, options: { extension: string; maxBytes?: number }): Promise<StoredFile>;
  /** Moves a finished file of this machine into the store; `path` no longer exists afterwards. */
  adopt(path: string, options: { extension: string }): Promise<StoredFile>;
  open(key: string, span?: ByteSpan): Readable;
  /** `null` when there is no such file. */
  find(key: string): Promise<{ bytes: number; modifiedMs: number } | null>;
  /** Reads bytes at an offset; fewer at the end of the file. */
  read(key: string, offset: number, length: number): Promise<Buffer>;
  /** Succeeds also when the file is already gone. */
  remove(key: string): Promise<void>;
  /** Lists every file of the store, with or without a row that names it; not the quarantine, and no foreign files. */
  list(): AsyncIterable<ListedFile>;
  /** Gives `work` a path on this machine, for programs that read files (ffmpeg). */
  withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
}

/** The upload was longer than allowed. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}
