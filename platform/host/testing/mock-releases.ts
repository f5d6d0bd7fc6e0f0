import type { PageSettings } from '../../gate/document/page-settings-shape.ts';
import type {
  Override,
  ReleaseDocument,
  RemoteRelease,
  SignedText,
  VersionFiles,
} from '../../gate/document/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { forgetReleases } from '../load/releases.ts';

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** For tests: a key and a function that signs with it. */
export async function newSigner() {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const releaseKey = base64(await crypto.subtle.exportKey('raw', pair.publicKey));
  const sign = async (document: ReleaseDocument | Override): Promise<SignedText> => {
    const payload = JSON.stringify(document);
    const bytes = new TextEncoder().encode(payload);
    return { payload, signature: base64(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes)) };
  };
  return { releaseKey, sign };
}

/** Writes the page settings as the front server does, and resets the release state. */
export function servePage(settings: Partial<PageSettings>): void {
  document.querySelector('#vidya-page')?.remove();
  const script = document.createElement('script');
  Object.assign(script, { type: 'application/json', id: 'vidya-page', textContent: JSON.stringify(settings) });
  document.body.append(script);
  forgetReleases();
}

/** A version whose `release.json` has the hash 'hash of <version>'. */
export const reference = (version: string) => ({
  version,
  base: `https://areas.example/${version}/`,
  hash: `hash of ${version}`,
});

const filesOf = (name: RemoteName, version: string, more: Partial<VersionFiles> = {}): VersionFiles => ({
  name,
  version,
  integrity: { 'entry.js': `sha384-${version}`, 'mf-manifest.json': 'sha384-manifest' },
  preload: [],
  screens: {},
  shared: { react: '^19.3.1' },
  platform: '^1.0.0',
  ...more,
});

interface Site {
  releases: Omit<RemoteRelease, 'name'> & { name?: RemoteName };
  files?: Record<string, Partial<VersionFiles>>;
  issuedAt?: string;
  override?: Override;
}

/**
 * Serves a page with releases of the area 'learning' and every version's files. Returns a function that signs more
 * documents.
 */
export async function serveSite({ releases, files = {}, issuedAt = '2026-01-01', override }: Site) {
  const { releaseKey, sign } = await newSigner();
  const { live, previous, canary } = releases;
  const name = 'learning';
  const known = [live, previous, canary, override?.areas.learning?.reference].filter((one) => one !== undefined);
  const versions = known.map(({ version, hash }) => [hash, JSON.stringify(filesOf(name, version, files[version]))]);
  const releasesText = await sign({ issuedAt, remotes: [{ ...releases, name }] });
  servePage({
    releases: releasesText,
    releaseKey,
    versions: Object.fromEntries(versions) as Record<string, string>,
    override: override ?? null,
    reportShare: 1,
  });
  return { sign };
}
