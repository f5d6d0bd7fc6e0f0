import type { FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';

/** How much may wait for the disk before the sender has to. */
const waitingBytes = 1024 * 1024;

/**
 * Gives a chunk's memory back at once. A gigabyte comes in chunks of 64 KB, which keep the garbage collector so busy that
 * an upload takes twice as long. A chunk that is only a part of its memory shares it with others, and is left alone.
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

/** Writes into an open file, which it closes in the end. The chunks become its own: nobody may read them afterwards. */
export class PieceWriter extends Writable {
  readonly #file: FileHandle;
  #reached: number;

  /** `offset` is where the first byte goes. */
  constructor(file: FileHandle, offset: number) {
    super({ highWaterMark: waitingBytes });
    this.#file = file;
    this.#reached = offset;
  }

  /** Behind the last byte that is on disk. */
  get reached(): number {
    return this.#reached;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    callbackify(() => this.#put([chunk]))(done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    callbackify(() => this.#put(chunks.map(({ chunk }) => chunk)))(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    callbackify(() => this.#file.close())((failure) => done(failure ?? error));
  }

  async #put(chunks: Buffer[]): Promise<void> {
    for (let left = chunks; left.length > 0; ) {
      // A disk may take less than it was given.
      // oxlint-disable-next-line no-await-in-loop
      const { bytesWritten } = await this.#file.writev(left, this.#reached);
      this.#reached += bytesWritten;
      left = after(left, bytesWritten);
    }
    for (const chunk of chunks) release(chunk);
  }
}
