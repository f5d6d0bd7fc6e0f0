/** Digital Bazaar's verifier of credentials: the part that the tests use. */
declare module '@digitalbazaar/vc' {
  interface Loaded {
    documentUrl: string;
    document: object;
    contextUrl: null;
  }

  export type DocumentLoader = (url: string) => Promise<Loaded>;

  interface Verified {
    verified: boolean;
    error?: { errors?: Error[] } & Error;
  }

  interface Status {
    /** It was read; then `results` say what it is. */
    verified: boolean;
    error?: Error;
    results?: { status: boolean }[];
  }

  interface Verifying {
    credential: object;
    suite: object;
    documentLoader: DocumentLoader;
  }

  export function verifyCredential(
    options: Verifying & { checkStatus: (options: Verifying) => Promise<Status> },
  ): Promise<Verified & { statusResult?: Status }>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  import type { verifyCredential } from '@digitalbazaar/vc';

  export const checkStatus: Parameters<typeof verifyCredential>[0]['checkStatus'];
}

declare module '@digitalbazaar/data-integrity' {
  export const DataIntegrityProof: new (options: { cryptosuite: object }) => object;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
