import type { Override, SignedText } from './release.ts';

/** Why an override link shows the usual pages: it has expired, or it works for administrators only. */
export type LinkNotice = 'over' | 'forStaff';

/** The settings that the front server embeds in the page: a JSON script element with the id 'vidya-page'. */
export interface PageSettings {
  /** The front server's release document; null if it never had a good one. */
  releases: SignedText | null;
  /** The raw public key of its signature, base64. Empty without a front server: then no document is trusted. */
  releaseKey: string;
  /** Hash of a version's `release.json` → its text, for the version of every public area that this browser was given. */
  versions: Record<string, string>;
  /** Hashes of the shell's own scripts, by address. */
  integrity: Record<string, string>;
  /** Origins that may serve scripts: those of the remotes and the payment gateway. */
  scriptOrigins: string[];
  /** False if the page request had no session cookie. Undefined without a front server. */
  hasSession?: boolean;
  /** False if the last page knew that the person has nothing to continue. */
  isLearning?: boolean;
  /** Development servers that this page may load from: their scripts change all the time and have no hash. */
  uncheckedOrigins: string[];
  /** This session's override, verified by the front server. */
  override: Override | null;
  /** Set only on the page that such a link led to. */
  linkNotice?: LinkNotice;
  /** A development build: anybody can override versions by address. */
  isDevelopment?: boolean;
  /**
   * The server rendered this page, with this data: query key and value. `version`: the hash of the area's version;
   * `isKept`: some of the data are what visitors had last; `isStale`: because the API is down.
   */
  rendered?: {
    version?: string | undefined;
    queries: [key: readonly unknown[], value: unknown][];
    isKept?: boolean;
    isStale?: boolean;
  };
  /** The share of page loads that report versions which are not compared, 0 to 1. */
  reportShare: number;
}
