import { readStored, store } from '@vidya/contracts/browser/stored';
import type { ReleaseDocument, SignedText } from '../../gate/document/release.ts';
import { isSigned } from '../trust/signature.ts';
import { readPageSettings } from './page-settings.ts';

const key = 'vidya.releases';
const askForMs = 3_000;

let current: ReleaseDocument | null = null;
let start: Promise<ReleaseDocument | null> | undefined;
let begunWith = '';

/** Accepts a document if it is signed and not older than the current one. */
async function accept(signed: SignedText | null): Promise<void> {
  const publicKey = readPageSettings().releaseKey;
  if (!signed || !publicKey || !(await isSigned(signed, publicKey))) return;
  const document = JSON.parse(signed.payload) as ReleaseDocument;
  // Overrides are signed with the same key.
  if (!Array.isArray(document.remotes)) return;
  if (current && document.issuedAt < current.issuedAt) return;
  current = document;
  const text = JSON.stringify(signed);
  if (readStored(key) !== text) store(key, text);
}

async function begin(): Promise<ReleaseDocument | null> {
  const { releases } = readPageSettings();
  const last = readStored(key);
  // Usually the page embeds the same document as the stored one: one signature to check. Otherwise the stored one goes
  // first, because the newer of the two wins.
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

/** The release document from the page or the last good stored one; null if no signature is valid. Never rejects. */
export const readReleases = (): Promise<ReleaseDocument | null> => (start ??= begin().catch(() => current));

/** Fetches `/releases.json` and returns the current document: unchanged if no newer valid one came. Never rejects. */
export async function refreshReleases(): Promise<ReleaseDocument | null> {
  await readReleases();
  try {
    const response = await fetch('/releases.json', { cache: 'no-cache', signal: AbortSignal.timeout(askForMs) });
    if (response.ok) await accept((await response.json()) as SignedText);
  } catch {
    // Offline, or no document: the last good one stays.
  }
  return current;
}

/** When the newest known document was issued, if that was after this page started. Otherwise empty. */
export const newerThanPage = (): string => (current && current.issuedAt > begunWith ? current.issuedAt : '');

/** For tests: resets the state to a new page. */
export function forgetReleases(): void {
  [current, start, begunWith] = [null, undefined, ''];
}
