import { login, logout, register } from '@vidya/contracts/calls/sign-in';
import { socialCallbackPath, socialSignInPath } from '@vidya/contracts/texts/social-paths';
import { decodeJwt } from 'jose';
import { Agent } from '../../http/in-process.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { startSignInProvider } from '../../testing/sign-in-provider.ts';

const asha = { fullName: 'Asha Rao', email: 'asha@vidya.example', password: 'monsoon' };
const removed = { expires: 'Thu, 01 Jan 1970 00:00:00 GMT', 'max-age': '0' };

afterEach(() => {
  jest.restoreAllMocks();
});

describe.each([
  { site: 'http://localhost:3000', secure: {} },
  { site: 'https://vidya.example', secure: { secure: '' } },
])('a cookie on $site', ({ site, secure }) => {
  const lax = { samesite: 'Lax', ...secure };
  let provider: Awaited<ReturnType<typeof startSignInProvider>>;
  let api: TestApi;
  beforeAll(async () => {
    provider = await startSignInProvider();
    api = await startApi({ SITE_ORIGINS: site, OIDC_ISSUER: provider.issuer });
  });
  beforeEach(() => api.reset());
  afterAll(async () => {
    await api.close();
    await provider.stop();
  });

  const loggedIn = async (): Promise<Agent> => {
    const browser = await api.visitor();
    await api.inject(register, { as: browser, body: asha });
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-01-01T00:00:00Z'));
    await api.inject(login, { as: browser, body: asha });
    return browser;
  };

  it('of a session is out of reach of scripts and other sites, and ends with the session after seven days', async () => {
    const browser = await loggedIn();
    expect(browser.attributes.get('vidya_session')).toEqual({
      ...lax,
      path: '/',
      httponly: '',
      expires: 'Tue, 08 Jan 2030 00:00:00 GMT',
    });
    const { exp } = decodeJwt(browser.cookies.get('vidya_session') ?? '');
    expect(exp).toBe(Date.parse('2030-01-08T00:00:00Z') / 1_000);
  });

  it('of a session is removed where it was set', async () => {
    const browser = await loggedIn();
    await api.inject(logout, { as: browser });
    expect(browser.attributes.get('vidya_session')).toEqual({ ...lax, path: '/', httponly: '', ...removed });
  });

  it('with the XSRF token is for scripts of every page, until the browser closes', async () => {
    const visitor = await api.visitor();
    expect(visitor.attributes.get('XSRF-TOKEN')).toEqual({ ...lax, path: '/' });
    expect((await loggedIn()).attributes.get('XSRF-TOKEN')).toEqual({ ...lax, path: '/' });
  });

  it('of a social sign-in is for its two addresses, for ten minutes and one attempt', async () => {
    const browser = new Agent();
    const load = async (url: string) => {
      const headers = { ...browser.headers, host: new URL(site).host };
      browser.keep((await api.app.inject({ url, headers })).headers['set-cookie']);
      return browser.attributes.get('vidya_social');
    };
    const own = { ...lax, path: socialSignInPath, httponly: '' };
    expect(await load(`${socialSignInPath}?moved=1`)).toEqual({ ...own, 'max-age': '600' });
    expect(await load(`${socialCallbackPath}?error=access_denied`)).toEqual({ ...own, ...removed });
    expect(browser.cookies.has('vidya_social')).toBe(false);
  });
});
