import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { bucketAndPrefix, createS3Client, type S3Settings } from '../../../api/src/outside/s3/s3-client.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { documentHeaders, documentPath, type ReleaseStore, storePath } from './release-store.ts';

/** Releases in an S3 bucket, or any store with the same protocol. The SDK reads the keys (AWS_ACCESS_KEY_ID, …). */
export function createS3Releases(place: string, settings: S3Settings): ReleaseStore {
  const { bucket: Bucket, prefix } = bucketAndPrefix(place);
  const client = createS3Client(settings);
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
      folders.push(...(page.CommonPrefixes ?? []).map((entry) => (entry.Prefix ?? '').slice(Prefix.length, -1)));
    }
    const complete = await Promise.all(
      folders.map(async (version) => (await read(`${name}/${version}/release.json`)) !== null),
    );
    return folders.filter((_, index) => complete[index]);
  };

  const files = async (folder: string): Promise<string[]> => {
    const Prefix = `${keyOf(folder)}/`;
    const found: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      found.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length)));
    return found;
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
    files,
    readDocument: async () => (await read(documentPath))?.toString('utf8') ?? null,
    writeDocument: (text) => put(documentPath, Buffer.from(text), documentHeaders),
    removeVersion,
  };
}
