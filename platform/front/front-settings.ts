import type { publicKeyOf } from './release/signed-text.ts';

/** What the platform needs of the front server's settings. */
export interface FrontSettings {
  /** The site's public origin. */
  origin: string;
  /** The API's servers, at addresses without a path. */
  api: { address: (besides?: string) => string; failed: (address: string | undefined) => void };
  /** Proves to the API that a request comes from the front server. */
  originSecret: string;
  /** The file of the release document, or the URL to fetch it from instead. */
  releases: string;
  releasesUrl: string | undefined;
  /** A file that stores the last good release document across restarts. */
  releasesKept: string | undefined;
  releaseKey: NonNullable<ReturnType<typeof publicKeyOf>>;
  /** Its 32 raw bytes in base64. */
  releaseKeyText: string;
  /** The share of page loads that report how the versions performed, 0 to 1. */
  reportShare: number;
  /** Anybody can load other versions of the areas. */
  isDevelopment: boolean;
  /** Areas under development, as 'catalog@http://127.0.0.1:3001/mf-manifest.json'. */
  developmentServers: string[];
  /** Origins of the payment gateway's script and window, and of films. */
  checkoutOrigins: string[];
  mediaOrigins: string[];
}
