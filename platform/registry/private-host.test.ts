import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { startApi, type TestApi } from '../../api/src/testing/api.ts';
import { grantArea } from '../calls/release.ts';
import { addWebhook, listReleaseRights } from '../calls/rights.ts';
import { sampleGrant } from '../testing/sample-grant.ts';
import { postWebhook } from './alarm/post-webhook.ts';
import { isPrivateAddress } from './private-host.ts';
import { createMayReach, type ResolveHost } from './resolved-host.ts';
import { createIssuerKeys } from './rights/issuer-keys.ts';
import { asReleaser, releaseEnvironment } from './testing/releases.ts';

it.each([
  'http://127.0.0.1:3001',
  'http://2130706433',
  'http://localhost',
  'http://app.localhost',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.1.1',
  'http://169.254.169.254',
  'http://[::1]:3001',
  'http://[fd00::1]',
  'http://[::ffff:10.0.0.1]',
  'http://[64:ff9b::10.0.0.1]',
  'http://store',
  'http://store.internal',
  'http://store.internal.',
  'https://localhost.:8443',
  'https://redis./',
])('takes %s for a private host', (address) => expect(isPrivateAddress(address)).toBe(true));

it.each([
  'https://events.example',
  'https://172.32.0.1',
  'https://8.8.8.8',
  'https://[2001:db8::1]',
  'https://[64:ff9b::8.8.8.8]',
])('takes %s for a public host', (address) => expect(isPrivateAddress(address)).toBe(false));

describe('where private hosts are refused', () => {
  let api: TestApi;
  const resolveHost = jest.fn<Promise<string[]>, Parameters<ResolveHost>>();
  beforeAll(async () => {
    api = await startApi({ ...releaseEnvironment, RELEASE_PRIVATE_HOSTS: 'refuse' }, undefined, { resolveHost });
  });
  beforeEach(async () => {
    await api.reset();
    resolveHost.mockReset().mockResolvedValue(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']);
  });
  afterAll(() => api.close());

  const grant = async (base: string) => {
    const { status, body } = await api.inject(grantArea, {
      params: { name: 'events' },
      body: { ...sampleGrant('catalog').grant, title: 'Events', paths: { '/events': 'everybody' }, base },
      headers: asReleaser(),
    });
    return { status, message: body.Message };
  };
  const isPrivate = { status: 400, message: apiMessages.release.basePrivate('events') };
  const base = 'https://events.example';

  it('a grant needs a public base', async () => {
    expect(await grant('http://127.0.0.1:3001')).toEqual(isPrivate);
    expect(resolveHost).not.toHaveBeenCalled();
    expect((await grant(base)).status).toBe(200);
    expect(resolveHost.mock.calls).toEqual([['events.example']]);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '::1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
    '64:ff9b::a9fe:a9fe',
  ])('a name may not lead to %s, beside a public address either', async (ip) => {
    resolveHost.mockResolvedValue(['93.184.215.14', ip]);
    expect(await grant(base)).toEqual(isPrivate);
    resolveHost.mockResolvedValue(['93.184.215.14']);
    expect((await grant(base)).status).toBe(200);
  });

  it('an address is not looked up', async () => {
    expect((await grant('https://93.184.215.14')).status).toBe(200);
    expect(resolveHost).not.toHaveBeenCalled();
  });

  it('a name that leads nowhere yet is granted', async () => {
    resolveHost.mockRejectedValue(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }));
    expect((await grant(base)).status).toBe(200);
  });

  it('a webhook posts to no name that leads to a private network', async () => {
    const as = await api.signIn({ role: 'ADMIN' });
    const params = { name: 'catalog' } as const;
    const { body } = await api.inject(addWebhook, { params, body: { url: 'https://hooks.example/' }, as });
    resolveHost.mockResolvedValue(['10.0.0.1']);
    await api.jobs.send(api.db, postWebhook, { webhookId: body.Data!.id, messageId: 'm', body: '{}' });
    await expect(api.jobs.drain(postWebhook)).rejects.toThrow('It is on a private network');
    const { areas } = (await api.inject(listReleaseRights, { as })).body.Data!;
    const { webhooks } = areas.find(({ name }) => name === 'catalog')!;
    expect([resolveHost.mock.calls, webhooks[0]?.lastFault]).toEqual([
      [['hooks.example']],
      'It is on a private network',
    ]);
  });

  it('no keys are read from an issuer on a private network', async () => {
    const mayReach = createMayReach({ allowsPrivateHosts: false, resolveHost });
    resolveHost.mockResolvedValue(['10.0.0.1']);
    const keysOf = createIssuerKeys({ isProduction: true, mayReach });
    await expect(keysOf('https://issuer.example')).rejects.toThrow('https://issuer.example is on a private network');
  });

  it('a name whose look-up does not end is not granted', async () => {
    resolveHost.mockReturnValue(new Promise(() => undefined));
    expect(await grant(base)).toEqual({ status: 503, message: apiMessages.release.baseSlow('events.example') });
  });
});

it('where private hosts are allowed, nothing is looked up', async () => {
  const resolveHost = jest.fn<Promise<string[]>, Parameters<ResolveHost>>();
  const api = await startApi(releaseEnvironment, undefined, { resolveHost });
  const body = { ...sampleGrant('catalog').grant, title: 'Events', base: 'https://events.example' };
  const params = { name: 'events' };
  const paths = { '/events': 'everybody' } as const;
  const { status } = await api.inject(grantArea, { params, body: { ...body, paths }, headers: asReleaser() });
  expect([status, resolveHost.mock.calls]).toEqual([200, []]);
  await api.close();
});
