import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readReleaseKey, signText } from '../../../api/src/config/release-key.ts';
import type { ReleaseDocument, RemoteRelease, SignedText } from '../../../platform/gate/document/release.ts';
import type { RemoteName } from '../../../platform/gate/remotes.ts';
import { releaseStore, siteUrl } from '../site.ts';

/** The current release document of the tested site. */
export async function documentNow(): Promise<ReleaseDocument> {
  const { payload } = (await (await fetch(`${siteUrl}/releases.json`)).json()) as SignedText;
  return JSON.parse(payload) as ReleaseDocument;
}

/** The release of one area in that document. */
export async function releaseNow(name: RemoteName): Promise<RemoteRelease> {
  const found = (await documentNow()).remotes.find((remote) => remote.name === name);
  if (!found) throw new Error(`The site has no ${name}.`);
  return found;
}

/** A document with changed releases of some areas, signed with the site's key and newer than all before. */
export function signed(document: ReleaseDocument, changes: readonly RemoteRelease[]): SignedText {
  const key = readReleaseKey(readFileSync(path.join(releaseStore, '../release-key'), 'utf8'));
  const remotes = document.remotes.map((remote) => changes.find(({ name }) => name === remote.name) ?? remote);
  return signText(JSON.stringify({ issuedAt: new Date().toISOString(), remotes }), key);
}
