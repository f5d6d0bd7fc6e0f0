import type { ReleaseDocument } from '@vidya/contracts/release';

/** What the front server writes into the page: a JSON script element with the id 'vidya-page'. */
export interface PageSettings {
  releases: ReleaseDocument;
  /** Hashes of the shell's own scripts, by address. */
  integrity: Record<string, string>;
  /** Origins that may serve scripts: the remotes' and the card gateway's. */
  scriptOrigins: string[];
  /** False when the page was asked for without a session's cookie. Unknown without a front server. */
  hasSession?: boolean;
  /** Development only: origins whose scripts change all the time and carry no hash. */
  uncheckedOrigins: string[];
}

const nothing: PageSettings = { releases: { remotes: [] }, integrity: {}, scriptOrigins: [], uncheckedOrigins: [] };

export function readPageSettings(): PageSettings {
  const text = document.querySelector('#vidya-page')?.textContent;
  return text ? { ...nothing, ...(JSON.parse(text) as Partial<PageSettings>) } : nothing;
}
