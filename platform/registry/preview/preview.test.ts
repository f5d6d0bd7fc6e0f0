import { endPreview, makePreview } from '../../calls/preview.ts';
import { isCode } from '../../gate/document/preview-code.ts';
import type { Override } from '../../gate/document/release.ts';
import { watchReleases } from '../health/stop-canaries.ts';
import { releasePreviews } from '../tables/schema-release.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser, isSigned, publishedDocument } from '../testing/releases.ts';

const desk = openReleaseDesk();
const end = (id: string, name = 'catalog') =>
  desk.api.inject(endPreview, { params: { name, id }, headers: asReleaser() });
const preview = (version: string, hours = 72) =>
  desk.api.inject(makePreview, { params: { name: 'catalog' }, body: { version, hours }, headers: asReleaser() });

it('signs a link to a published version that nobody gets, with a code that is not in it', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  const { status, body } = await preview('1.1.0', 24);
  expect(status).toBe(200);
  const { token, code, expiresAt } = body.Data!;
  const [payload = '', signature = ''] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  expect(isSigned({ payload: payload.toString(), signature: signature.toString('base64') }, desk.api)).toBe(true);
  const { kind, areas, codeHash } = JSON.parse(payload.toString()) as Override;
  expect([kind, areas['catalog']?.reference?.version]).toEqual(['preview', '1.1.0']);
  expect(code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/);
  expect([isCode(code, codeHash), isCode(code.toLowerCase(), codeHash), isCode('', codeHash)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(payload.toString()).not.toContain(code);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const { live, canary, history } = await desk.by.area();
  expect([live?.version, canary]).toEqual(['1.0.0', null]);
  expect(history[0]).toMatchObject({ action: 'release.previewed', by: 'Meera Iyer', details: { hours: 24 } });
});

it('is listed until somebody ends it; from then on the document names it', async () => {
  await desk.by.release('1.0.0');
  await desk.by.publish('1.1.0');
  const { id, expiresAt } = (await preview('1.1.0', 24)).body.Data!;
  const other = (await preview('1.1.0', 1)).body.Data!;
  const view = { version: '1.1.0', by: 'Meera Iyer' };
  expect((await desk.by.area()).previews).toEqual([
    { ...view, id: other.id, expiresAt: other.expiresAt },
    { ...view, id, expiresAt },
  ]);
  expect((await publishedDocument(desk.api)).document.endedPreviews).toBeUndefined();
  const { status, body } = await end(id);
  expect([status, body.Data?.previews.map((one) => one.id)]).toEqual([200, [other.id]]);
  expect(body.Data?.history[0]).toMatchObject({ action: 'release.previewEnded', details: { version: '1.1.0' } });
  expect((await publishedDocument(desk.api)).document.endedPreviews).toEqual([id]);
  expect((await end(id)).status).toBe(404);
});

it('is ended as one of its own area only, and forgotten once it is over', async () => {
  await desk.by.publish('1.1.0');
  const { id } = (await preview('1.1.0', 1)).body.Data!;
  expect((await end(id, 'learning')).status).toBe(404);
  await end(id);
  await desk.api.db.update(releasePreviews).set({ expiresAt: new Date(Date.now() - 1) });
  await desk.api.jobs.send(desk.api.db, watchReleases, {});
  await desk.api.jobs.drain();
  expect((await publishedDocument(desk.api)).document.endedPreviews).toBeUndefined();
  await preview('1.1.0', 1);
  expect(await desk.api.db.$count(releasePreviews)).toBe(1);
});

it('knows published versions only, and a week at most', async () => {
  expect((await preview('9.9.9')).status).toBe(404);
  await desk.by.publish('1.1.0');
  expect((await preview('1.1.0', 169)).status).toBe(400);
});

it('is for those who may release', async () => {
  const send = { params: { name: 'catalog' }, body: { version: '1.0.0', hours: 1 } };
  const instructor = await desk.api.signIn({ role: 'INSTRUCTOR' });
  expect((await desk.api.inject(makePreview, { ...send, as: instructor })).status).toBe(403);
});
