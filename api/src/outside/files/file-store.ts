import { randomBytes } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { SignedFile } from '@vidya/server/file-address';

/** A file in a store, complete or not. */
export interface ListedFile {
  /** A key, or the unfinished file of an interrupted `save`. */
  name: string;
  bytes: number;
  /** The time of the last write or move, whichever is later, in ms since 1970. */
  changedMs: number;
}

/** Byte offsets from 0; both ends are included. */
export interface ByteSpan {
  start: number;
  end: number;
}

/** The upload was longer than allowed. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** The store did not respond, or not in time: the same request may work in a moment. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown';
}

export const keyPattern = /^[0-9a-f]{64}\.[a-z0-9]{1,5}$/;

export const uploadKeyPattern = /^[0-9a-f]{64}\.part$/;

/** 256 random bits and an extension: a key cannot be guessed, and never contains the user's own file name. */
export const newKey = (extension: string): string => `${randomBytes(32).toString('hex')}.${extension}`;

/** The place of a key in its store. Its first two characters choose the subfolder. Throws for a name that is not a key. */
export function relativePlaceOf(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not the key of a stored file');
  return `${key.slice(0, 2)}/${key}`;
}

/** Counts the bytes that pass; fails the stream with `FileTooLarge` above `maxBytes`. */
export function meter(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new FileTooLarge(`More than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
}

/** Ties a store to its database, so that no file is lost by mistake. */
export interface StoreGuard {
  /** The store's location, for operators. */
  place: string;
  /** The store's id, which the database also stores, so that an empty or foreign store is detected. */
  identity: {
    /** Null when the store has no id yet. Rejects when the store cannot be read. */
    read(): Promise<string | null>;
    /** Sets the id of a store without one; keeps an existing id. Returns the id afterwards. */
    claim(id: string): Promise<string>;
    replace(id: string): Promise<void>;
  };
}

/** Storage for uploaded files. Bytes stream in and out; no file is ever in memory as a whole. */
export interface FileStore {
  guard: StoreGuard;
  /** Gives `work` a file of this machine with these bytes, for programs that read files (ffmpeg). It must stay unchanged. */
  withPath<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /**
   * Reads the stream to its end. A failed or too long stream (more than `maxBytes`) leaves no file. The key is new, or
   * given for a file that belongs to another.
   */
  save(
    source: Readable,
    options: { extension: string; maxBytes?: number } | { key: string; maxBytes?: number },
  ): Promise<{ key: string; bytes: number }>;
  /** Moves a finished file of this machine into the store; `from` no longer exists afterwards. */
  adopt(from: string, options: { extension: string }): Promise<{ key: string; bytes: number }>;
  /** The stream fails when there is no such file. */
  open(key: string, span?: ByteSpan): Promise<Readable>;
  /** Null when there is no such file. */
  find(key: string): Promise<{ bytes: number } | null>;
  /** Reads bytes at an offset; fewer at the end of the file. */
  read(key: string, offset: number, length: number): Promise<Buffer>;
  /** Succeeds also when the file is already gone. */
  remove(key: string): Promise<void>;
  /** Lists every file of the store, with or without a row that names it; no foreign files. */
  list(): AsyncIterable<ListedFile>;
  /**
   * An address at which anybody reads the file, as `type`, for 5 to 10 minutes. Null: the store has none of its own, and
   * the site's front server delivers its files.
   */
  presign: ((file: SignedFile) => Promise<string>) | null;
}

/** The received bytes of resumable uploads, one file each. */
export interface UploadFiles {
  guard: StoreGuard;
  /** Makes an empty file and returns its key: a new one, or that of a file that comes from a backup. */
  create(key?: string): Promise<string>;
  /**
   * Writes at `offset` until the source ends, fails or `stop` aborts, and returns the new end. Rethrows a failure of the
   * source, and throws when it is longer than `max`. The bytes received until then are stored, and no write is pending.
   */
  write(key: string, source: Readable, at: { offset: number; max: number; stop: AbortSignal }): Promise<number>;
  /** The first bytes; fewer when there are not so many. */
  head(key: string, length: number): Promise<Buffer>;
  /** In bytes; 0 when the file does not exist. */
  length(key: string): Promise<number>;
  has(key: string): Promise<boolean>;
  /** Gives `work` a temporary file of this machine with the same bytes, which `work` may move away. */
  lend<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** Succeeds also when the file is already gone. */
  remove(key: string): Promise<void>;
  /** Lists every file of ours. */
  list(): AsyncIterable<ListedFile>;
}
