import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../outside/s3/s3-client.ts';

export interface S3Server {
  /** 's3://bucket' */
  place: string;
  settings: S3Settings;
  stop(): Promise<void>;
}

/** An S3 of this test file, in a folder of its own. Sets the keys that the SDK reads. */
export async function startS3(): Promise<S3Server> {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const directory = mkdtempSync(path.join(os.tmpdir(), 'vidya-s3-'));
  const configureBuckets = [{ name: 'vidya' }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    place: 's3://vidya',
    settings: { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
