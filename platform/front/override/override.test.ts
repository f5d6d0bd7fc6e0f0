import { sampleSite } from '../../../shell/server/testing/sample-site.ts';
import type { Override } from '../../gate/document/release.ts';
import { overrideToken, referenceAt, sampleKey, signed } from '../testing/sample-release.ts';

let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite();
});
afterAll(() => given.close());

const server = 'http://127.0.0.1:3101/mf-manifest.json';
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const override = (areas: Override['areas'] = { catalog: { server } }, minutes = 10): Override => ({
  kind: 'override',
  areas,
  expiresAt: inMinutes(minutes),
});
const token = (of: Override = override(), key = given.key): string => overrideToken(of, key);

async function look(cookie: string, url = '/', site = given.site) {
  const { body, headers } = await site.inject({ url, headers: { cookie } });
  const settings = JSON.parse(/id="vidya-page"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as {
    override: Override | null;
    uncheckedOrigins: string[];
    versions: Record<string, string>;
    linkNotice?: string;
  };
  const cookies = [headers['set-cookie'] ?? []].flat();
  return { settings, cookies, policy: String(headers['content-security-policy']), link: String(headers.link) };
}
const as = (role: string, text = token()): string => `session=${role}; vidya-overrides=${text}`;

describe('a link with an override', () => {
  it('keeps it in a cookie that no script reads, as long as it holds, and goes on without it', async () => {
    const { statusCode, headers } = await given.site.inject(`/course/all-courses?q=a%20b&overrides=${token()}`);
    expect([statusCode, headers.location]).toEqual([303, '/course/all-courses?q=a+b']);
    const [cookie = '', opened] = headers['set-cookie'] as string[];
    expect(cookie).toMatch(/^vidya-overrides=[\w.-]+; Path=\/; SameSite=Lax; HttpOnly; Max-Age=(\d+)$/);
    expect(opened).toBe('vidya-link=opened; Path=/; SameSite=Lax; HttpOnly; Max-Age=60');
    const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  it('leads nowhere but to this site', async () => {
    expect((await given.site.inject('//evil.example/?overrides=')).headers.location).toBe('/evil.example/');
  });

  it('that is empty takes it back', async () => {
    const { headers } = await given.site.inject('/?overrides=');
    expect(headers['set-cookie']).toContain('Max-Age=0');
  });

  it.each([
    ['forged', () => token(override(), sampleKey())],
    ['over', () => token(override({}, -1))],
    ['of another kind', () => token({ ...override(), kind: 'document' as 'override' })],
    ['a server elsewhere', () => token(override({ catalog: { server: 'https://evil.example/mf-manifest.json' } }))],
    ['nonsense', () => 'a.b'],
    ['longer than what was signed', () => `${token()}.more`],
  ])('that is %s keeps nothing, has the page say so, and is not obeyed when it comes as a cookie', async (_, make) => {
    const { headers, statusCode } = await given.site.inject(`/contact?overrides=${make()}`);
    expect([statusCode, headers.location]).toEqual([303, '/contact']);
    expect(headers['set-cookie']).toBe('vidya-link=over; Path=/; SameSite=Lax; HttpOnly; Max-Age=60');
    expect((await look(as('ADMIN', make()))).settings.override).toBeNull();
  });

  it.each([
    ['over', () => 'session=ADMIN; vidya-link=over', 'over'],
    ['for administrators', () => `${as('USER')}; vidya-link=opened`, 'forStaff'],
    ['for whoever logs in', () => `vidya-overrides=${token()}; vidya-link=opened`, 'forStaff'],
    ['obeyed', () => `${as('ADMIN')}; vidya-link=opened`, undefined],
    ['followed before', () => as('USER'), undefined],
  ])('that is %s is told of once', async (_, given, notice) => {
    const cookie = given();
    const { settings, cookies } = await look(cookie);
    expect(settings.linkNotice).toBe(notice);
    expect(cookies.includes('vidya-link=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0')).toBe(
      cookie.includes('vidya-link'),
    );
  });
});

describe('a page of an administrator with an override', () => {
  it('says what is looked at, and lets the local server’s scripts, styles and socket in', async () => {
    const { settings, policy } = await look(as('ADMIN'));
    expect(settings.override?.areas).toEqual({ catalog: { server } });
    expect(settings.uncheckedOrigins).toEqual(['http://127.0.0.1:3101']);
    for (const rule of ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${rule} [^;]*http://127\\.0\\.0\\.1:3101`));
    expect(policy).toMatch(/connect-src [^;]*ws:\/\/127\.0\.0\.1:3101/);
  });

  it('asks early for the version that is looked at', async () => {
    const reference = referenceAt(given.catalog, 'catalog', '7');
    const { settings, link } = await look(as('ADMIN', token(override({ catalog: { reference } }))));
    expect(link).toContain(`${given.catalog}/7/remoteEntry.js`);
    expect(settings.versions[reference.hash]).toContain('"version":"7"');
  });

  it.each(['USER', 'INSTRUCTOR'])('is not there for %s', async (role) => {
    const { settings, policy } = await look(as(role));
    expect(settings.override).toBeNull();
    expect(settings.uncheckedOrigins).toEqual([]);
    expect(policy).not.toContain('3101');
  });

  it('is not there without a session, and not when nobody can say who is here', async () => {
    expect((await look(`vidya-overrides=${token()}`)).settings.override).toBeNull();
    given.courses.mood = 500;
    expect((await look(as('ADMIN'))).settings.override).toBeNull();
    given.courses.mood = 'well';
  });

  it('does not take a release document for an override', async () => {
    const { payload, signature } = signed(JSON.stringify({ issuedAt: inMinutes(1), remotes: [] }), given.key);
    const text = [Buffer.from(payload), Buffer.from(signature, 'base64')].map((part) => part.toString('base64url'));
    expect((await look(as('ADMIN', text.join('.')))).settings.override).toBeNull();
  });
});

describe('on a development build', () => {
  let development: typeof given;
  beforeAll(async () => {
    development = await sampleSite({ DEVELOPMENT: '1', DEVELOPMENT_SERVERS: `learning@${server}` });
  });
  afterAll(() => development.close());
  const visit = (url: string) => development.site.inject(url);

  it('anybody looks at a local server, until the browser is closed', async () => {
    const { headers } = await visit(`/contact?mfe=catalog@${server}&mfe=account@${server}&fault=catalog:slow`);
    expect(headers.location).toBe('/contact');
    expect(headers['set-cookie']).not.toContain('Max-Age');
    const { settings, policy } = await look(String(headers['set-cookie']).split(';')[0]!, '/', development.site);
    expect(settings.override?.areas).toEqual({
      learning: { server },
      catalog: { server, fault: 'slow' },
      account: { server },
    });
    expect(policy).toContain('ws://127.0.0.1:3101');
    expect(String((await visit('/?mfe=')).headers['set-cookie'])).toContain('Max-Age=0');
  });

  it.each(['mfe=catalog@http://evil.example/a.json', 'mfe=no-area@http://127.0.0.1:1/a.json', 'fault=catalog:gone'])(
    'says what is wrong with %s',
    async (query) => {
      const { statusCode, body } = await visit(`/?${query}`);
      expect([statusCode, body]).toEqual([400, expect.stringContaining(query)]);
    },
  );

  it('everybody gets the area that is being edited from its server', async () => {
    expect((await look('', '/', development.site)).settings.override?.areas).toEqual({ learning: { server } });
  });
});

it('means nothing to a site that is not for development', async () => {
  const { statusCode } = await given.site.inject(`/?mfe=catalog@${server}`);
  expect(statusCode).toBe(200);
  const cookie = `vidya-development=mfe=${encodeURIComponent(`catalog@${server}`)}`;
  expect((await look(cookie)).settings.override).toBeNull();
});
