import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createS3Server, type S3Folder } from '../../../scripts/tools/s3rver.ts';
import type { S3Settings } from '../outside/s3/s3-client.ts';

export interface S3Server {
  /** 's3://bucket' */
  place: string;
  settings: S3Settings;
  stop(): Promise<void>;
}

async function write(file: string, content: Readable) {
  const bytes = await buffer(content);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return { size: bytes.length, md5: createHash('md5').update(bytes).digest('hex') };
}

/** s3rver confirms a file before its last byte is written, so that the next reader may find it empty. */
export function confirmAfterWriting(store: S3Folder): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const written = await write(store.getResourcePath(bucket, key, 'object'), content);
    await store.putMetadata(bucket, key, metadata, written.md5);
    return written;
  };
  store.putObjectPart = async (bucket, uploadId, part, content) => {
    const file = path.join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, String(part));
    const written = await write(file, content);
    await writeFile(`${file}.md5`, written.md5);
    return written;
  };
}

/** An S3 with one bucket for this test file, in a folder of its own. Sets the keys that the SDK reads. */
export async function startS3(name = 'vidya'): Promise<S3Server> {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const directory = mkdtempSync(path.join(os.tmpdir(), 'vidya-s3-'));
  const configureBuckets = [{ name }];
  const server = createS3Server({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  confirmAfterWriting(server.store);
  const { port } = await server.run();
  return {
    place: `s3://${name}`,
    settings: { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
