import { sampleSite } from '../../../shell/server/testing/sample-site.ts';
import { codeHash } from '../../gate/document/preview-code.ts';
import type { Override } from '../../gate/document/release.ts';
import { documentAt, overrideToken, sampleKey } from '../testing/sample-release.ts';

let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite();
});
afterAll(() => given.close());

const code = 'K7QF-2MXA-9TRB';
const server = 'http://127.0.0.1:3101/mf-manifest.json';
const preview = (minutes = 10, kind: Override['kind'] = 'preview'): Override => ({
  kind,
  codeHash: codeHash(code),
  areas: { catalog: { server } },
  expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
});
const token = (of = preview(), key = given.key): string => overrideToken(of, key);
const get = (url: string, cookie?: string) => given.site.inject({ url, ...(cookie && { headers: { cookie } }) });

async function overrideOn(cookie: string): Promise<Override | null> {
  const { body } = await get('/', cookie);
  const settings = JSON.parse(/id="vidya-page"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as {
    override: Override | null;
  };
  return settings.override;
}

it('asks for the code, on a page that runs nothing and that no search engine keeps', async () => {
  const { statusCode, body, headers } = await get(`/contact?course=a&preview=${token()}`);
  expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined]);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(body).toContain('<label for="code">Code</label>');
  expect(body).toContain('<input type="hidden" name="course" value="a">');
  expect(body).toContain('noindex');
});

it('says that a code is not the right one', async () => {
  const { statusCode, body } = await get(`/?preview=${token()}&code=AAAA-AAAA-AAAA`);
  expect([statusCode, body.includes('This is not the code of this link. Please check it.')]).toEqual([403, true]);
});

it.each([code, 'k7qf 2mxa 9trb', 'K7QF2MXA9TRB'])('opens with the code as people type it: %s', async (typed) => {
  const { statusCode, headers } = await get(`/contact?q=1&preview=${token()}&code=${encodeURIComponent(typed)}`);
  expect([statusCode, headers.location]).toEqual([303, '/contact?q=1']);
  const cookie = String(headers['set-cookie']);
  expect(cookie).toMatch(/^vidya-preview=.*; HttpOnly; Max-Age=\d+$/);
  expect((await overrideOn(cookie.split(';')[0] ?? ''))?.areas).toEqual({ catalog: { server } });
});

it('shows the version to visitors without a session, and to nobody without the code', async () => {
  expect(await overrideOn(`vidya-preview=${token()}~K7QF2MXA9TRB`)).toMatchObject({ areas: { catalog: { server } } });
  expect(await overrideOn(`vidya-preview=${token()}~AAAAAAAAAAAA`)).toBeNull();
  expect(await overrideOn(`vidya-preview=${token()}`)).toBeNull();
});

it.each([
  ['over', () => token(preview(-1))],
  ['forged', () => token(preview(), sampleKey())],
  ['an override for staff', () => token(preview(10, 'override'))],
  ['nonsense', () => 'a.b'],
])('does not open what is %s, and the page says so', async (_, make) => {
  const { statusCode, headers } = await get(`/contact?preview=${make()}&code=${code}`);
  expect([statusCode, headers.location, headers['set-cookie']]).toEqual([
    303,
    '/contact',
    'vidya-link=over; Path=/; SameSite=Lax; HttpOnly; Max-Age=60',
  ]);
  expect(await overrideOn(`vidya-preview=${make()}~K7QF2MXA9TRB`)).toBeNull();
});

it('opens nothing once it was ended, not even where it was open', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const one = token({ ...preview(), id });
  const cookie = `vidya-preview=${one}~K7QF2MXA9TRB`;
  expect(await overrideOn(cookie)).not.toBeNull();
  given.release({ ...documentAt(given.catalog), endedPreviews: [id] });
  expect(await overrideOn(cookie)).toBeNull();
  expect(String((await get(`/?preview=${one}&code=${code}`)).headers['set-cookie'])).toContain('vidya-link=over');
  expect(await overrideOn(`vidya-preview=${token({ ...preview(), id: 'another' })}~K7QF2MXA9TRB`)).not.toBeNull();
});

it('is no override for staff: its code is needed', async () => {
  const { headers } = await get(`/?overrides=${token()}`);
  expect(String(headers['set-cookie'])).toContain('vidya-link=over');
});

it('ends with an empty parameter', async () => {
  expect(String((await get('/?preview=')).headers['set-cookie'])).toMatch(/^vidya-preview=; .*Max-Age=0/);
});

it('puts nothing of the address into the page as markup', async () => {
  const { body } = await get(`/"onfocus="x?preview=${token()}&a=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('"onfocus="');
});
