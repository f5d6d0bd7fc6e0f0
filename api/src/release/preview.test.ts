import type { Override } from '@vidya/contracts/release/release';
import { makePreview } from '@vidya/contracts/release/release-calls';
import { isCode } from '@vidya/contracts/server/preview-code';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { asReleaser, isSigned } from '../testing/releases.ts';

const desk = openReleaseDesk();
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
