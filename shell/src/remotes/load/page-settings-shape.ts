import type { Override, SignedText } from '@vidya/contracts/release/release';

/** Why a link with an override shows the pages as they are for everybody: it holds no longer, or is for administrators. */
export type LinkNotice = 'over' | 'forStaff';

/** What the front server writes into the page: a JSON script element with the id 'vidya-page'. */
export interface PageSettings {
  /** The release document that the front server has; null when it never had a good one. */
  releases: SignedText | null;
  /** The raw public key that signs it, base64. Empty without a front server: then nothing is believed. */
  releaseKey: string;
  /** Hash of a version's `release.json` → its text: live and canary versions of every area that anybody may have. */
  versions: Record<string, string>;
  /** Hashes of the shell's own scripts, by address. */
  integrity: Record<string, string>;
  /** Origins that may serve scripts: the remotes' and the card gateway's. */
  scriptOrigins: string[];
  /** False when the page was asked for without a session's cookie. Unknown without a front server. */
  hasSession?: boolean;
  /** Development servers that this page may load from: their scripts change all the time and carry no hash. */
  uncheckedOrigins: string[];
  /** What this session looks at differently; checked by the front server. */
  override: Override | null;
  /** Only on the page that such a link led to. */
  linkNotice?: LinkNotice;
  /** The site runs for development: anybody may change versions, by address. */
  isDevelopment?: boolean;
  /** Which share of page loads reports how the live versions fared, 0 to 1. */
  reportShare: number;
}
