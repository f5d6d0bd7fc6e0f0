import type { ReleaseDocument, SignedText } from '../../gate/document/release.ts';
import { newSigner, servePage } from '../testing/mock-releases.ts';
import { forgetReleases, newerThanPage, readReleases, refreshReleases } from './releases.ts';

const issued = (issuedAt: string): ReleaseDocument => ({ issuedAt, remotes: [] });
const tampered = ({ payload, signature }: SignedText): SignedText => ({
  payload: payload.replace('2026', '2027'),
  signature,
});

let signer: Awaited<ReturnType<typeof newSigner>>;
beforeEach(async () => {
  localStorage.clear();
  signer = await newSigner();
});
afterEach(() => jest.restoreAllMocks());

const served = (releases: SignedText | null) => servePage({ releases, releaseKey: signer.releaseKey });
const answering = (releases: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(releases)));

it('believes what is signed', async () => {
  served(await signer.sign(issued('2026-01-01')));
  await expect(readReleases()).resolves.toEqual(issued('2026-01-01'));
});

it('refuses a changed document and a foreign key', async () => {
  served(tampered(await signer.sign(issued('2026-01-01'))));
  await expect(readReleases()).resolves.toBeNull();
  const other = await newSigner();
  served(await other.sign(issued('2026-01-01')));
  await expect(readReleases()).resolves.toBeNull();
});

it('keeps the last good one for pages that bring none, a bad one or an older one', async () => {
  served(await signer.sign(issued('2026-02-02')));
  await readReleases();
  for (const worse of [
    null,
    tampered(await signer.sign(issued('2026-03-03'))),
    await signer.sign(issued('2026-01-01')),
  ]) {
    served(worse);
    await expect(readReleases()).resolves.toEqual(issued('2026-02-02'));
  }
});

it('starts without any', async () => {
  localStorage.setItem('vidya.releases', '{broken');
  served(null);
  await expect(readReleases()).resolves.toBeNull();
});

it('is not kept from a good one by whatever is stored', async () => {
  const override = await signer.sign({ kind: 'override', areas: {}, expiresAt: '2027-01-01' });
  for (const stored of ['{}', 'true', '"text"', '{"payload":"x","signature":"***"}', JSON.stringify(override)]) {
    localStorage.setItem('vidya.releases', stored);
    // oxlint-disable-next-line no-await-in-loop
    served(await signer.sign(issued('2026-01-01')));
    // oxlint-disable-next-line no-await-in-loop
    await expect(readReleases()).resolves.toEqual(issued('2026-01-01'));
  }
});

it('takes a newer one that it asks for, and no older or unsigned one', async () => {
  served(await signer.sign(issued('2026-01-02')));
  answering(await signer.sign(issued('2026-01-01')));
  await expect(refreshReleases()).resolves.toEqual(issued('2026-01-02'));
  answering(tampered(await signer.sign(issued('2026-01-03'))));
  await expect(refreshReleases()).resolves.toEqual(issued('2026-01-02'));
  expect(newerThanPage()).toBe('');
  answering(await signer.sign(issued('2026-01-03')));
  await expect(refreshReleases()).resolves.toEqual(issued('2026-01-03'));
  expect(newerThanPage()).toBe('2026-01-03');
});

it('does without an answer', async () => {
  served(await signer.sign(issued('2026-01-01')));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(refreshReleases()).resolves.toEqual(issued('2026-01-01'));
});

// The second is Firefox's before 129.
it.each(['NotSupportedError', 'SyntaxError'])('checks signatures also where the browser can not: %s', async (name) => {
  const [good, bad] = [await signer.sign(issued('2026-01-01')), tampered(await signer.sign(issued('2026-01-01')))];
  jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no Ed25519', name));
  served(bad);
  await expect(readReleases()).resolves.toBeNull();
  served(good);
  await expect(readReleases()).resolves.toEqual(issued('2026-01-01'));
  forgetReleases();
});
