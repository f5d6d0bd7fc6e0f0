import type { Readable } from 'node:stream';
import type { StoreGuard } from './store-guard.ts';

/** Both ends included, counted from 0, in bytes. */
export interface ByteSpan {
  start: number;
  end: number;
}

export interface StoredFile {
  /** The unguessable name by which the file is found again. */
  key: string;
  bytes: number;
}

/** A file that lies in a store, finished or not. */
export interface ListedFile {
  /** A key, or what an interrupted `save` left. */
  name: string;
  /** Written or moved, whichever was last. */
  changedMs: number;
}

/**
 * Where uploaded files live. Nothing is ever held in memory as a whole: bytes stream in and out.
 * A key is 256 random bits and an extension, so that it cannot be guessed and never meets the user's own file name.
 */
export interface FileStore {
  guard: StoreGuard;
  /** Streams to the end; a broken or over-long stream (`maxBytes`) leaves nothing behind. */
  save(source: Readable, options: { extension: string; maxBytes?: number }): Promise<StoredFile>;
  /** Takes over a finished file of this machine; it is gone from `path` afterwards. */
  adopt(path: string, options: { extension: string }): Promise<StoredFile>;
  open(key: string, span?: ByteSpan): Readable;
  /** `null` when there is no such file. */
  find(key: string): Promise<{ bytes: number; modifiedMs: number } | null>;
  /** Some bytes from anywhere in the file; fewer at its end. */
  read(key: string, offset: number, length: number): Promise<Buffer>;
  /** Forgiving: a file that is already gone is what was asked for. */
  remove(key: string): Promise<void>;
  /** Every file of ours that lies there, whether a row names it or not; not the quarantine, and nothing of others. */
  list(): AsyncIterable<ListedFile>;
  /** Lends a path on this machine, for programs that read files (ffmpeg). */
  withPath<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
}

/** The upload was longer than allowed. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}
