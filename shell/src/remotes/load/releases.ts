import type { ReleaseDocument, SignedText } from '@vidya/contracts/release/release';
import { isSigned } from '../trust/signature.ts';
import { readPageSettings } from './page-settings.ts';
import { readStored, store } from './stored.ts';

const key = 'vidya.releases';
const askForMs = 3_000;

let current: ReleaseDocument | null = null;
let start: Promise<ReleaseDocument | null> | undefined;
let begunWith = '';

/** Takes a document when it is signed and not older than the one that counts. */
async function accept(signed: SignedText | null): Promise<boolean> {
  const publicKey = readPageSettings().releaseKey;
  if (!signed || !publicKey || !(await isSigned(signed, publicKey))) return false;
  const document = JSON.parse(signed.payload) as ReleaseDocument;
  // Overrides are signed with the same key.
  if (!Array.isArray(document.remotes)) return false;
  if (current && document.issuedAt < current.issuedAt) return false;
  current = document;
  const text = JSON.stringify(signed);
  if (readStored(key) !== text) store(key, text);
  return true;
}

async function begin(): Promise<ReleaseDocument | null> {
  const { releases } = readPageSettings();
  const last = readStored(key);
  // Nearly always the page brings what is kept already: one signature to check. Else the kept one first, as the newer
  // of the two counts.
  if (last && last !== JSON.stringify(releases)) await accept(parsed(last));
  await accept(releases);
  begunWith = current?.issuedAt ?? '';
  return current;
}

function parsed(text: string): SignedText | null {
  try {
    return JSON.parse(text) as SignedText;
  } catch {
    return null;
  }
}

/** What is live, as the page says or as the last good document did. Null when no signature holds. Never rejects. */
export const readReleases = (): Promise<ReleaseDocument | null> => (start ??= begin().catch(() => current));

/** Asks `/releases.json`. Answers with what counts then: the same as before when nothing better came. Never rejects. */
export async function refreshReleases(): Promise<ReleaseDocument | null> {
  await readReleases();
  try {
    const response = await fetch('/releases.json', { cache: 'no-cache', signal: AbortSignal.timeout(askForMs) });
    if (response.ok) await accept((await response.json()) as SignedText);
  } catch {
    // No connection, or no document: the last good one stays.
  }
  return current;
}

/** When the newest known document was issued, if that was after this page began; else empty. */
export const newerThanPage = (): string => (current && current.issuedAt > begunWith ? current.issuedAt : '');

/** For tests: as at the start of a page. */
export function forgetReleases(): void {
  [current, start, begunWith] = [null, undefined, ''];
}
