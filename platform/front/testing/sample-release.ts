import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import { viewWithSession } from '@vidya/contracts/texts/page-meta';
import fastify, { type FastifyInstance } from 'fastify';
import type {
  Override,
  ReleaseDocument,
  SignedText,
  VersionFiles,
  VersionReference,
} from '../../gate/document/release.ts';
import { integrityOf } from '../../gate/integrity-of.ts';
import type { RemoteName } from '../../gate/remotes.ts';

export interface SampleKey {
  privateKey: KeyObject;
  /** `RELEASE_PUBLIC_KEY`. */
  publicKey: string;
}

/** For tests: a new key pair. */
export function sampleKey(): SampleKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url').toString('base64') };
}

export const signed = (payload: string, { privateKey }: SampleKey): SignedText => ({
  payload,
  signature: sign(null, Buffer.from(payload), privateKey).toString('base64'),
});

/** The token format that the API creates. */
export function overrideToken(override: Override, key: SampleKey): string {
  const { payload, signature } = signed(JSON.stringify(override), key);
  return [Buffer.from(payload), Buffer.from(signature, 'base64')].map((part) => part.toString('base64url')).join('.');
}

const views = JSON.stringify({
  '/': { html: '<h1>Home</h1>', css: '' },
  [viewWithSession('/')]: { html: '<h1>Home again</h1>', css: '' },
  '/course/all-courses': { html: '<h1>Skeletons for $1</h1>', css: '.skeleton{}', variesBy: ['sort'] },
});

const description = 'Said by the version.';
const pages: PageMetas = {
  '/': { title: '', description },
  '/course/all-courses': { title: 'All Courses', description },
  '/course/:category': { title: 'Courses', description },
  '/courseDetail': { title: 'Course', description, parameters: ['courseId'] },
  '/contact': { title: 'Contact Us', description },
};

/** The text files in a version's folder. */
export type SampleFiles = Record<string, string>;

/** The folder of a sample version. `more` adds files to it. */
function folderOf(name: RemoteName, version: string, more: SampleFiles = {}): SampleFiles {
  const texts: SampleFiles = { 'views.json': views, 'pages.json': JSON.stringify(pages), ...more };
  const hashes = Object.entries(texts).map(([file, text]) => [file, integrityOf(text)]);
  const files: VersionFiles = {
    name,
    version,
    integrity: { 'remoteEntry.js': 'sha384-remote', ...Object.fromEntries(hashes) },
    preload: ['remoteEntry.js'],
    screens: { '/courseDetail': ['courseDetail.js'] },
    shared: {},
    platform: '^1.0.0',
  };
  return { ...texts, 'release.json': JSON.stringify(files) };
}

export const referenceAt = (base: string, name: RemoteName, version: string, more?: SampleFiles): VersionReference => ({
  version,
  base: `${base}/${version}/`,
  hash: integrityOf(folderOf(name, version, more)['release.json']!),
});

/**
 * A release document with version 1 of the catalog at an address, and of the dashboard. Each document is newer than the
 * last one.
 */
export function documentAt(catalog: string, more: Partial<ReleaseDocument['remotes'][number]> = {}): ReleaseDocument {
  issued += 1_000;
  return {
    issuedAt: new Date(issued).toISOString(),
    remotes: [
      { name: 'catalog', live: referenceAt(catalog, 'catalog', '1'), ...more },
      { name: 'admin', live: referenceAt('/remotes/admin', 'admin', '1') },
    ],
  };
}
let issued = Date.parse('2026-11-22T00:00:00Z');

/**
 * An origin with every version of the catalog; `more`: version → further files. `mood`: 'down' returns 500, 'tampered' wrong content, 'late' never
 * responds. `read`: the files that it was asked for.
 */
export function sampleOrigin(more: Record<string, SampleFiles> = {}): {
  origin: FastifyInstance;
  state: { mood: 'well' | 'down' | 'tampered' | 'late'; read: string[] };
} {
  const origin = fastify({ forceCloseConnections: true });
  const state: ReturnType<typeof sampleOrigin>['state'] = { mood: 'well', read: [] };
  origin.get('/:version/:file', async (request, reply) => {
    const { version, file } = request.params as { version: string; file: string };
    state.read.push(`${version}/${file}`);
    if (state.mood === 'late') await new Promise(() => undefined);
    if (state.mood === 'down') return reply.code(500).send();
    const text = folderOf('catalog', version, more[version])[file];
    if (text === undefined) return reply.code(404).send();
    return state.mood === 'tampered' ? `${text} ` : text;
  });
  return { origin, state };
}
