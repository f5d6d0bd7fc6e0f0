import { readFileSync, statSync } from 'node:fs';
import type { ReleaseDocument } from '@vidya/contracts/release';

const empty: ReleaseDocument = { remotes: [] };

/** The release document as it is now: the file is read again only when it has changed. */
export function releaseReader(file: string): () => ReleaseDocument {
  let readAtMs = 0;
  let document = empty;
  return () => {
    const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAtMs !== readAtMs && changedAtMs > 0) {
      document = JSON.parse(readFileSync(file, 'utf8')) as ReleaseDocument;
      readAtMs = changedAtMs;
    }
    return document;
  };
}

/** Without what only this server needs. */
export const forBrowsers = ({ remotes }: ReleaseDocument): ReleaseDocument => ({
  remotes: remotes.map((remote) => ({ ...remote, views: {} })),
});
