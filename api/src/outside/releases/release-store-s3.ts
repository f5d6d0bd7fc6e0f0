import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { trimEndOf } from '@vidya/contracts/rules/trim-end';
import { documentHeaders, documentPath, type ReleasePlace, type ReleaseStore, storePath } from './release-store.ts';

/** 's3://bucket/some/prefix' → its bucket and the prefix of its keys ('' or 'some/prefix/'). */
function partsOf(place: string): { bucket: string; prefix: string } {
  const [bucket = '', ...rest] = place.slice('s3://'.length).split('/');
  const prefix = trimEndOf(rest.join('/'), '/');
  return { bucket, prefix: prefix && `${prefix}/` };
}

/** Releases in an S3 bucket, or any store with the same protocol. The SDK reads the keys (AWS_ACCESS_KEY_ID, …). */
export function createS3Releases(place: string, { endpoint, region }: ReleasePlace['s3']): ReleaseStore {
  const { bucket: Bucket, prefix } = partsOf(place);
  const client = new S3Client({
    region,
    // An endpoint is a store that is not Amazon's: those support neither buckets as host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = (path: string): string => prefix + storePath(path);

  const put: ReleaseStore['put'] = async (path, content, headers = {}) => {
    const { contentType: ContentType, contentEncoding: ContentEncoding, cacheControl: CacheControl } = headers;
    const params = { Bucket, Key: keyOf(path), Body: content, ContentType, ContentEncoding, CacheControl };
    await new Upload({ client, params }).done();
  };

  const read: ReleaseStore['read'] = async (path) => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(path) }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };

  const list = async (name: RemoteName): Promise<string[]> => {
    const Prefix = `${keyOf(name)}/`;
    const folders: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' })) {
      folders.push(...(page.CommonPrefixes ?? []).map((found) => (found.Prefix ?? '').slice(Prefix.length, -1)));
    }
    const complete = await Promise.all(
      folders.map(async (version) => (await read(`${name}/${version}/release.json`)) !== null),
    );
    return folders.filter((_, index) => complete[index]);
  };

  const removeVersion = async (name: RemoteName, version: string): Promise<void> => {
    const Prefix = `${keyOf(`${name}/${version}`)}/`;
    for (;;) {
      // Page by page: delete each page before the next request.
      // oxlint-disable-next-line no-await-in-loop
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
      const Objects = Contents.map(({ Key }) => ({ Key }));
      if (Objects.length === 0) return;
      // oxlint-disable-next-line no-await-in-loop
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    }
  };

  return {
    place,
    put,
    read,
    list,
    readDocument: async () => (await read(documentPath))?.toString('utf8') ?? null,
    writeDocument: (text) => put(documentPath, Buffer.from(text), documentHeaders),
    removeVersion,
  };
}
