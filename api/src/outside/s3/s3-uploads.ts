import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { FileTooLarge, StoreDown, type UploadFiles, uploadKeyPattern } from '../files/file-store.ts';
import type { Bucket, ListedObject } from './bucket.ts';
import { createS3Guard, filesOf, type OpenBucket } from './s3-guard.ts';
import { withScratchFile } from './s3-store.ts';

/** The object of a piece. Offsets have one length, so that a list has the order of the pieces. */
export const pieceAt = (key: string, offset: number): string => `${placeOf(key)}${String(offset).padStart(13, '0')}`;

function placeOf(key: string): string {
  if (!uploadKeyPattern.test(key)) throw new Error('Not the key of an upload');
  return `${key}/`;
}

const nameOf = (key: string): string | null => {
  const [name = '', piece = '', ...rest] = key.split('/');
  return rest.length === 0 && uploadKeyPattern.test(name) && /^\d{13}$/.test(piece) ? name : null;
};

/** What the source gives until it ends, fails or `stop` aborts: none of that may lose the bytes before it. */
class Received {
  failure: unknown;
  async *of(source: Readable, max: number, stop: AbortSignal): AsyncIterable<Buffer> {
    let bytes = 0;
    try {
      for await (const chunk of addAbortSignal(stop, source) as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > max) throw new FileTooLarge(`More than ${max} bytes`);
        yield chunk;
      }
    } catch (error) {
      if (!stop.aborted) this.failure = error;
    }
  }
}

/** The pieces that follow each other from the start of the file, without gap. */
async function piecesOf(bucket: Bucket, key: string): Promise<ListedObject[]> {
  const pieces: ListedObject[] = [];
  let end = 0;
  for await (const piece of bucket.list(placeOf(key))) {
    if (piece.key !== pieceAt(key, end)) continue;
    pieces.push(piece);
    end += piece.bytes;
  }
  return pieces;
}

const lengthOf = (pieces: ListedObject[]): number => pieces.reduce((sum, { bytes }) => sum + bytes, 0);

interface S3Uploads {
  place: string;
  open: OpenBucket;
  /** A folder of this machine for finished uploads that programs work on. */
  scratch: string;
}

/** Uploads in an S3 bucket: an object for each piece that a request brought, named after its offset. */
export function createS3Uploads({ place, open, scratch }: S3Uploads): UploadFiles {
  return {
    guard: createS3Guard(place, open),
    async create(key = `${randomBytes(32).toString('hex')}.part`) {
      await (await open()).putText(pieceAt(key, 0), '');
      return key;
    },
    async write(key, source, { offset, max, stop }) {
      const received = new Received();
      const bytes = await (await open()).put(pieceAt(key, offset), Readable.from(received.of(source, max, stop)));
      if (received.failure !== undefined) throw received.failure;
      return offset + bytes;
    },
    async head(key, length) {
      const bucket = await open();
      const parts: Buffer[] = [];
      let left = length;
      for (const piece of await piecesOf(bucket, key)) {
        const end = Math.min(left, piece.bytes) - 1;
        // oxlint-disable-next-line no-await-in-loop
        if (end >= 0) parts.push(await buffer(await bucket.open(piece.key, { start: 0, end })));
        left -= end + 1;
      }
      return Buffer.concat(parts);
    },
    length: async (key) => lengthOf(await piecesOf(await open(), key)),
    async has(key) {
      for await (const _ of (await open()).list(placeOf(key))) return true;
      return false;
    },
    lend: (key, work) =>
      withScratchFile(scratch, async (copy) => {
        const bucket = await open();
        const pieces = await piecesOf(bucket, key);
        async function* whole() {
          // oxlint-disable-next-line no-await-in-loop
          for (const piece of pieces) yield* await bucket.open(piece.key);
        }
        const file = createWriteStream(copy, { mode: 0o600 });
        await pipeline(whole, file);
        if (file.bytesWritten !== lengthOf(pieces)) throw new StoreDown('S3 sent an upload incompletely');
        return work(copy);
      }),
    async remove(key) {
      const bucket = await open();
      // oxlint-disable-next-line no-await-in-loop
      for await (const piece of bucket.list(placeOf(key))) await bucket.remove(piece.key);
    },
    async *list() {
      yield* filesOf((await open()).list(''), nameOf);
    },
  };
}
