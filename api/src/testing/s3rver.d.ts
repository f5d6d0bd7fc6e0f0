/** A small S3 server: the part of its API that the tests use. */
declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    /** The folder of its files. */
    directory: string;
    configureBuckets: { name: string; /** CORS rules as XML. */ configs?: string[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
