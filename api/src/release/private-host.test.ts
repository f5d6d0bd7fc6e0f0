import { grantArea } from '@vidya/contracts/release/release-calls';
import { sampleGrant } from '@vidya/contracts/testing/sample-grant';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { startApi, type TestApi } from '../testing/api.ts';
import { asReleaser, releaseEnvironment } from '../testing/releases.ts';
import { isPrivateAddress } from './private-host.ts';

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
  'http://store',
  'http://store.internal',
])('takes %s for a private host', (address) => expect(isPrivateAddress(address)).toBe(true));

it.each(['https://events.example', 'https://172.32.0.1', 'https://8.8.8.8', 'https://[2001:db8::1]'])(
  'takes %s for a public host',
  (address) => expect(isPrivateAddress(address)).toBe(false),
);

describe('where private hosts are refused', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ ...releaseEnvironment, RELEASE_PRIVATE_HOSTS: 'refuse' });
  });
  beforeEach(() => api.reset());
  afterAll(() => api.close());

  const grant = (base: string) =>
    api.inject(grantArea, {
      params: { name: 'events' },
      body: { ...sampleGrant('catalog').grant, title: 'Events', paths: { '/events': 'everybody' }, base },
      headers: asReleaser(),
    });

  it('a grant needs a public base', async () => {
    const { status, body } = await grant('http://127.0.0.1:3001');
    expect([status, body.Message]).toEqual([400, apiMessages.release.basePrivate('events')]);
    expect((await grant('https://events.example')).status).toBe(200);
  });
});
