import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { SignedFile } from '@vidya/server/file-address';
import { type ByteSpan, FileTooLarge, StoreDown } from '../files/file-store.ts';
import { bucketAndPrefix, createS3Client, type S3Settings } from './s3-client.ts';

export interface ListedObject {
  key: string;
  bytes: number;
  /** In ms since 1970. */
  changedMs: number;
}

/** An upload holds two parts in memory. Each film of a conversion is one upload. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;
/** Until the response begins. Nobody at a screen waits longer; parts of films, and copies within the store, may take 30 s. */
const usualRequestMs = 5_000;
/** Signed addresses are the same for this time, so that browsers can use what they have. */
const sameAddressMs = 5 * 60_000;

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** Every failure of a store but 'there is no such object' is `StoreDown`. */
async function asked<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) throw error;
    throw new StoreDown(`S3: ${error instanceof Error ? error.message || error.name : String(error)}`, {
      cause: error,
    });
  }
}

const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** The bytes of a stream on their way to the store. */
class CountedBody {
  bytes = 0;
  /** Why the stream broke. */
  failure: unknown;
  async *of(source: Readable, maxBytes: number): AsyncIterable<Buffer> {
    try {
      for await (const given of source as AsyncIterable<Buffer | string>) {
        const chunk = Buffer.from(given as Buffer);
        this.bytes += chunk.length;
        if (this.bytes > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`);
        yield chunk;
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

export type Bucket = ReturnType<typeof createBucket>;

/** Objects below 's3://bucket/prefix'; keys are relative to it. Every method may throw `StoreDown`. */
export function createBucket(
  place: string,
  { requestMs = usualRequestMs, ...settings }: S3Settings & { requestMs?: number },
) {
  const soon = { requestTimeout: requestMs };
  const client = createS3Client(settings);
  const { bucket: Bucket, prefix } = bucketAndPrefix(place);
  const at = (key: string) => ({ Bucket, Key: prefix + key });

  const head = (key: string): Promise<{ bytes: number } | null> =>
    asked(client.send(new HeadObjectCommand(at(key)), soon)).then(
      ({ ContentLength = 0 }) => ({ bytes: ContentLength }),
      nullIfMissing,
    );

  async function* list(below: string): AsyncIterable<ListedObject> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + below });
    const iterator = pages[Symbol.asyncIterator]();
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await asked(iterator.next());
      if (done) return;
      for (const { Key = '', Size = 0, LastModified } of value.Contents ?? [])
        yield { key: Key.slice(prefix.length), bytes: Size, changedMs: LastModified?.getTime() ?? Date.now() };
    }
  }

  return {
    place,
    head,
    list,
    /**
     * Stores the stream under `key`; readers see all of it or nothing. Returns its length in bytes, which the store
     * confirms, as it does the hash of every part. Throws `FileTooLarge`, or what fails the stream.
     */
    async put(key: string, source: Readable, maxBytes = Number.POSITIVE_INFINITY): Promise<number> {
      const body = new CountedBody();
      const params = { ...at(key), Body: Readable.from(body.of(source, maxBytes)) };
      const upload = new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce });
      await asked(upload.done()).catch((error: unknown) => {
        throw body.failure ?? error;
      });
      const { bytes } = body;
      const stored = await head(key);
      if (stored?.bytes !== bytes)
        throw new StoreDown(`S3 holds ${stored?.bytes ?? 'none'} of ${bytes} bytes of ${key}`);
      return bytes;
    },
    putText: (key: string, text: string): Promise<unknown> =>
      asked(client.send(new PutObjectCommand({ ...at(key), Body: Buffer.from(text) }), soon)),
    /** Fails when there is no such object. */
    async open(key: string, span?: ByteSpan): Promise<Readable> {
      const Range = span && `bytes=${span.start}-${span.end}`;
      const { Body } = await asked(client.send(new GetObjectCommand({ ...at(key), Range }), soon));
      if (!(Body instanceof Readable)) throw new StoreDown(`S3 sent no body for ${key}`);
      return Body;
    },
    async readText(key: string): Promise<string | null> {
      const found = await asked(client.send(new GetObjectCommand(at(key)), soon)).catch(nullIfMissing);
      return (await found?.Body?.transformToString()) ?? null;
    },
    /** Succeeds also when the object is already gone. */
    remove: async (key: string): Promise<void> =>
      void (await asked(client.send(new DeleteObjectCommand(at(key)), soon))),
    /** An address at which anybody reads the object, as `type`, for 5 to 10 minutes. */
    presign: ({ key, type, disposition }: SignedFile): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(key),
          ResponseContentType: type,
          ResponseContentDisposition: disposition,
          ResponseCacheControl: 'private, no-cache',
        }),
        {
          expiresIn: (2 * sameAddressMs) / 1_000,
          signingDate: new Date(Math.floor(Date.now() / sameAddressMs) * sameAddressMs),
        },
      ),
  };
}
