import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

/** Buffered bytes above which the sender must wait for the disk. */
const waitingBytes = 1024 * 1024;

/**
 * Frees a chunk's memory at once. A gigabyte arrives in chunks of 64 KB, which keep the garbage collector so busy that
 * an upload takes twice as long. Skips a chunk that shares its memory with others.
 */
function release({ buffer, byteOffset, length }: Buffer): void {
  const isAlone = byteOffset === 0 && length === buffer.byteLength;
  if (isAlone && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** The chunks without their first `bytes`. */
function after(chunks: Buffer[], bytes: number): Buffer[] {
  let skip = bytes;
  return chunks.flatMap((chunk) => {
    const skipped = Math.min(skip, chunk.length);
    skip -= skipped;
    return skipped < chunk.length ? [chunk.subarray(skipped)] : [];
  });
}

/** Writes into an open file and closes it at the end. It owns the chunks: do not read them afterwards. */
export class PieceWriter extends Writable {
  readonly #file: FileHandle;
  #reached: number;

  /** `offset` is the position of the first byte. */
  constructor(file: FileHandle, offset: number) {
    super({ highWaterMark: waitingBytes });
    this.#file = file;
    this.#reached = offset;
  }

  /** The position after the last byte on disk. */
  get reached(): number {
    return this.#reached;
  }

  /** Node calls it for a single chunk too. */
  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    callbackify(() => this.#put(chunks.map(({ chunk }) => chunk)))(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    callbackify(() => this.#file.close())((failure) => done(failure ?? error));
  }

  async #put(chunks: Buffer[]): Promise<void> {
    for (let left = chunks; left.length > 0; ) {
      // One write may take fewer bytes than given.
      // oxlint-disable-next-line no-await-in-loop
      const { bytesWritten } = await this.#file.writev(left, this.#reached);
      this.#reached += bytesWritten;
      left = after(left, bytesWritten);
    }
    for (const chunk of chunks) release(chunk);
  }
}
