import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { loadTool } from './tools.ts';

export interface S3Folder {
  getResourcePath(bucket: string, key: string | undefined, resource: string): string;
  putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  putObject(object: { bucket: string; key: string; content: Readable; metadata: object }): Promise<object>;
  putObjectPart(bucket: string, uploadId: string, part: number, content: Readable): Promise<object>;
}

interface Options {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  /** With rules for other origins (CORS) as XML. */
  configureBuckets: { name: string; configs?: string[] }[];
}

interface S3Server {
  store: S3Folder;
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

/** A small S3 server, as much of its API as tests need. Installed at its first call. */
export const createS3Server = (options: Options): S3Server =>
  new (loadTool<new (options: Options) => S3Server>('s3rver'))(options);
