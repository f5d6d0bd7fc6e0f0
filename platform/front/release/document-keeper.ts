import { createHash, type KeyObject, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDocument } from '../../gate/document/release.ts';
import type { FrontSettings } from '../front-settings.ts';
import { isSigned } from './signed-text.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A valid release document. `text` is the original: served byte for byte. */
function readDocument(text: string, key: KeyObject) {
  const { payload, signature } = JSON.parse(text) as Record<string, unknown>;
  if (!isText(payload) || !isText(signature)) throw new Error('it has no payload and signature');
  if (!isSigned({ payload, signature }, key)) throw new Error('its signature is not that of RELEASE_PUBLIC_KEY');
  const document = JSON.parse(payload) as ReleaseDocument;
  if (!Array.isArray(document.remotes) || Number.isNaN(Date.parse(document.issuedAt)))
    throw new Error('it is no release document');
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, etag, signed: { payload, signature }, document };
}

/** The document stored before a restart. Ignored if it is unsigned or signed with another key. */
function readStored(file: string | undefined, key: KeyObject) {
  try {
    return file === undefined ? undefined : readDocument(readFileSync(file, 'utf8'), key);
  } catch {
    return undefined;
  }
}

function keep(file: string, text: string): void {
  try {
    const unfinished = `${file}.${randomUUID()}.part`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    console.warn(`The release document cannot be kept for a restart: ${String(error)}`);
  }
}

export type DocumentKeeper = ReturnType<typeof createDocumentKeeper>;

/** Holds the last good release document, across restarts too if a file is set. */
export function createDocumentKeeper({ releaseKey, releasesKept }: FrontSettings) {
  let good = readStored(releasesKept, releaseKey);
  let refused = '';
  let complaint = '';
  /** Logs once that the document cannot be read, and why. */
  const complain = (reason: string): void => {
    if (reason === complaint) return;
    complaint = reason;
    const stays = good ? ` The one of ${good.document.issuedAt} stays.` : '';
    console.warn(`The release document is not taken: ${reason}.${stays}`);
  };
  /** Accepts the text unless it is unsigned, unreadable or older than the known document. Logs a rejection once. */
  const offer = (text: string): void => {
    // A source without an ETag returns the same text each time.
    if (text === refused || text === good?.text) return;
    complaint = '';
    try {
      const found = readDocument(text, releaseKey);
      if (good && Date.parse(found.document.issuedAt) < Date.parse(good.document.issuedAt))
        throw new Error(`it is older (${found.document.issuedAt})`);
      good = found;
      refused = '';
      if (releasesKept) keep(releasesKept, text);
    } catch (error) {
      refused = text;
      complain(error instanceof Error ? error.message : String(error));
    }
  };
  return { current: () => good, offer, complain };
}
