import { createPublicKey, verify } from 'node:crypto';
import { releaseKeyOf } from '../../../api/src/config/release-key.ts';
import { Agent } from '../../../api/src/http/in-process.ts';
import type { TestApi } from '../../../api/src/testing/api.ts';
import { frontSecret } from '../../../api/src/testing/front-secret.ts';
import type { RemoteReleases } from '../../calls/area-releases.ts';
import type { Group } from '../../calls/choices.ts';
import {
  type AreaReport,
  announceHost,
  listReleases,
  type Promotion,
  promoteVersion,
  registerVersion,
  reportHealth,
  rollBackVersion,
} from '../../calls/release.ts';
import { issueTicket } from '../../gate/document/page-ticket.ts';
import type {
  HostMetadata,
  ReleaseDocument,
  SignedText,
  VersionFiles,
  VersionMetadata,
} from '../../gate/document/release.ts';
import { integrityOf } from '../../gate/integrity-of.ts';
import type { Acceptance } from '../../gate/live-checks.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { type SampleBuild, sampleBuild } from '../../testing/sample-build.ts';
import { releaseHosts, releaseStates, releaseVersions } from '../tables/schema-release.ts';

export const releaseToken = 'a release token for tests only, never elsewhere';
/** The environment of the API in these tests. */
export const releaseEnvironment = { RELEASE_TOKEN: releaseToken, FRONT_SECRET: frontSecret };

export const asReleaser = (name = 'Meera Iyer'): Record<string, string> => ({
  authorization: `Bearer ${releaseToken}`,
  'x-vidya-releaser': encodeURIComponent(name),
});

export const host: HostMetadata = {
  version: '1.0.0-shell',
  shared: { react: '19.3.1' },
  platform: '1.0.0',
  props: ['platform'],
  guarded: ['admin'],
};

interface Publication extends Build {
  note?: string;
  accepted?: Acceptance;
}

export type Build = Partial<Omit<SampleBuild, 'version'>>;

/** The steps of a release, like those of the command line. */
export function releasing(api: TestApi) {
  const as = new Agent();
  const headers = asReleaser();
  const send = { as, headers };
  const upload = async (version: string, { name = 'catalog', ...build }: Build = {}): Promise<string> => {
    const content = sampleBuild({ name, version, ...build });
    // Another test may have put other files there.
    await api.releaseStore.removeVersion(name, version);
    // oxlint-disable-next-line no-await-in-loop
    for (const [file, text] of Object.entries(content))
      await api.releaseStore.put(`${name}/${version}/${file}`, Buffer.from(text));
    return integrityOf(content['release.json'] ?? '');
  };
  const publish = async (version: string, { note = '', accepted, ...build }: Publication = {}) => {
    const hash = await upload(version, build);
    const params = { name: build.name ?? 'catalog' };
    return api.inject(registerVersion, { params, body: { version, hash, note, accepted }, ...send });
  };
  const promote = (body: Promotion = {}, name: RemoteName = 'catalog') =>
    api.inject(promoteVersion, { params: { name }, body, ...send });
  const rollBack = (to?: string, name: RemoteName = 'catalog') =>
    api.inject(rollBackVersion, { params: { name }, body: { reason: 'It fails', ...(to && { to }) }, ...send });
  const announce = (metadata: HostMetadata = host) =>
    api.inject(announceHost, { body: metadata, as, headers: { 'x-vidya-front': frontSecret } });
  const release = async (...versions: string[]): Promise<void> => {
    for (const version of versions) {
      // oxlint-disable-next-line no-await-in-loop
      await publish(version);
      // oxlint-disable-next-line no-await-in-loop
      await promote({ version });
    }
  };
  const area = async (name: RemoteName = 'catalog'): Promise<RemoteReleases> => {
    const { body } = await api.inject(listReleases, send);
    return body.Data!.find((one) => one.name === name)!;
  };
  /** One page load's report. Its ticket is for the versions that it names, all in one group, unless another is given. */
  const report = (areas: AreaReport[], { group = 'other', ticket }: { group?: Group; ticket?: string } = {}) => {
    const given = new Map(areas.map(({ name, version }) => [name, { name, version, group }]));
    return api.inject(reportHealth, {
      body: { ticket: ticket ?? issueTicket([...given.values()], frontSecret), areas },
      as,
    });
  };
  return { upload, publish, promote, rollBack, announce, release, area, report };
}

const metadata: VersionMetadata = {
  firstLoadBytes: 20_000,
  totalBytes: 100_000,
  exposes: { './remote': { props: ['platform'], hooks: [] } },
  platformMembers: ['toasts'],
  unsafe: [],
  unhashed: [],
};

/** An area with a previous, a live and a newer version, and a shell: as rows and files, without registration. */
export async function addReleases({ db, releaseStore }: Pick<TestApi, 'db' | 'releaseStore'>): Promise<void> {
  const row = async (version: string, liveSince?: Date) => {
    const content = sampleBuild({ name: 'catalog', version });
    const { 'release.json': release = '' } = content;
    const written = Object.entries(content).map(([file, text]) =>
      releaseStore.put(`catalog/${version}/${file}`, Buffer.from(text)),
    );
    await Promise.all(written);
    return {
      files: JSON.parse(release) as VersionFiles,
      metadata,
      name: 'catalog' as const,
      version,
      hash: integrityOf(release),
      publishedBy: 'Meera Iyer',
      createdAt: new Date(`2026-01-0${version[2]}T00:00:00Z`),
      ...(liveSince && { liveSince }),
    };
  };
  const rows = [row('1.1.0', new Date('2026-02-01')), row('1.2.0', new Date('2026-03-01')), row('1.3.0')];
  const [, live] = await db
    .insert(releaseVersions)
    .values(await Promise.all(rows))
    .returning();
  await db.insert(releaseStates).values({ name: 'catalog', liveId: live!.id });
  await db.insert(releaseHosts).values({ name: `shell ${host.version}`, metadata: host });
}

/** The stored document: its text, its signature and its content. */
export async function publishedDocument(api: TestApi) {
  const text = (await api.releaseStore.readDocument()) ?? '';
  const signed = JSON.parse(text) as SignedText;
  return { text, signed, document: JSON.parse(signed.payload) as ReleaseDocument };
}

/** Verifies like a browser: with only the 32 raw bytes of the public key. */
export function isSigned({ payload, signature }: SignedText, api: TestApi): boolean {
  const { publicKey } = releaseKeyOf({ privateKey: api.config.releases.privateKey, dataDir: api.config.dataDir });
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'));
}
