import { startApi, type TestApi } from '../../../api/src/testing/api.ts';
import { frontSecret } from '../../../api/src/testing/front-secret.ts';
import { type RunningSandbox, startTestSandbox } from '../../../sandbox/src/testing.ts';
import { openReleaseStore } from '../../registry/release-store/release-store-open.ts';
import { trustedPublishers } from '../../registry/tables/schema-release-rights.ts';
import { host, releaseEnvironment } from '../../registry/testing/releases.ts';
import { publish, type ReleaseTarget } from './publish/publish.ts';
import { writeSampleBuild } from './publish/write-sample-build.ts';
import { announce, releaseApi } from './release-api.ts';
import { releaseTokens } from './release-token.ts';

const name = 'catalog';
const repository = 'vidya/catalog';
let api: TestApi;
let sandbox: RunningSandbox;
let target: ReleaseTarget;

/** A build server that has no token of the site, only what its OpenID issuer gives it. */
beforeAll(async () => {
  [api, sandbox] = await Promise.all([startApi(releaseEnvironment), startTestSandbox()]);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: `${sandbox.address}/oidc/build-token?repository=${repository}&sha=3f9ac01b2d`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-build',
  };
  target = {
    api: releaseApi({ address: api.origin(), token: releaseTokens(api.config.siteOrigins[0], env), who: 'a build' }),
    store: await openReleaseStore(api.config.releases),
    host: async () => host,
  };
  await api.reset();
  await announce(host, { address: api.origin(), secret: frontSecret });
});
afterAll(() => Promise.all([api.close(), sandbox.stop()]));

const publishIt = () => publish(target, { name, folder: writeSampleBuild({ name, version: '1.0.0-a' }), note: '' });

it('a build server releases with tokens of its issuer, once it is a trusted publisher', async () => {
  await expect(publishIt()).rejects.toThrow('The Release Token Is Not Accepted');
  await api.db.insert(trustedPublishers).values({ area: name, issuer: `${sandbox.address}/oidc`, repository });
  const { releases } = await publishIt();
  expect(releases.versions[0]).toMatchObject({ version: '1.0.0-a', publishedBy: 'asha' });
  const { live, history } = await target.api.promote(name, {});
  expect([live?.version, history[0]?.details['repository']]).toEqual(['1.0.0-a', repository]);
  await expect(target.api.promote('learning', {})).rejects.toThrow('This Token May Not Release learning');
});
