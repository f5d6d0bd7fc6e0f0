/** A small S3 server: the part of its API that the tests use. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Written {
    size: number;
    md5: string;
  }

  export interface S3Folder {
    getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: { bucket: string; key: string; content: Readable; metadata: object }): Promise<Written>;
    putObjectPart(bucket: string, uploadId: string, part: number, content: Readable): Promise<Written>;
  }

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    /** The folder of its files. */
    directory: string;
    /** With rules for other origins (CORS) as XML. */
    configureBuckets: { name: string; configs?: string[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    store: S3Folder;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
