import { createHash, type KeyObject } from 'node:crypto';
import type { ReleaseDocument, SignedText } from '@vidya/contracts/release/release';
import type { KeptDocument } from './kept-document.ts';
import { isSigned } from './signed-text.ts';

/** A valid release document. */
export interface Released {
  /** The original text: served byte for byte. */
  text: string;
  etag: string;
  signed: SignedText;
  document: ReleaseDocument;
}

export interface DocumentKeeper {
  /** The last good document; undefined if there never was one. */
  known(): Released | undefined;
  /** Accepts the text unless it is unsigned, unreadable or older than the known document. Logs a rejection once. */
  offer(text: string): void;
  /** Logs once that the document cannot be read, and why. */
  complain(reason: string): void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function readDocument(text: string, key: KeyObject): Released {
  const { payload, signature } = JSON.parse(text) as Partial<SignedText>;
  if (!isText(payload) || !isText(signature)) throw new Error('it has no payload and signature');
  if (!isSigned({ payload, signature }, key)) throw new Error('its signature is not that of RELEASE_PUBLIC_KEY');
  const document = JSON.parse(payload) as ReleaseDocument;
  if (!Array.isArray(document.remotes) || Number.isNaN(Date.parse(document.issuedAt)))
    throw new Error('it is no release document');
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, etag, signed: { payload, signature }, document };
}

/** The document stored before a restart. Ignored if it is unsigned or signed with another key. */
function readKept(kept: KeptDocument | undefined, key: KeyObject): Released | undefined {
  const text = kept?.read();
  try {
    return text === undefined ? undefined : readDocument(text, key);
  } catch {
    return undefined;
  }
}

interface DocumentKeeperDependencies {
  key: KeyObject;
  /** Receives one line for each bad document. */
  say: (line: string) => void;
  /** Undefined if the document is not stored across restarts. */
  kept: KeptDocument | undefined;
}

/** Holds the last good release document, across restarts too if a file is set. */
export function createDocumentKeeper({ key, say, kept }: DocumentKeeperDependencies): DocumentKeeper {
  let good = readKept(kept, key);
  let refused = '';
  let complaint = '';
  const complain = (reason: string): void => {
    if (reason === complaint) return;
    complaint = reason;
    say(`The release document is not taken: ${reason}.${good ? ` The one of ${good.document.issuedAt} stays.` : ''}`);
  };
  const offer = (text: string): void => {
    // A source without an ETag returns the same text each time.
    if (text === refused || text === good?.text) return;
    try {
      const found = readDocument(text, key);
      if (good && Date.parse(found.document.issuedAt) < Date.parse(good.document.issuedAt))
        throw new Error(`it is older (${found.document.issuedAt})`);
      good = found;
      kept?.write(text);
      complaint = '';
      refused = '';
    } catch (error) {
      refused = text;
      complaint = '';
      complain(error instanceof Error ? error.message : String(error));
    }
  };
  return { known: () => good, offer, complain };
}
