/** A small S3 server: the part of its API that the tests use. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

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
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
