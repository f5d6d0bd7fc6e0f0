import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseTokens } from './release-token.ts';

const site = 'https://vidya.example';

/** A build server's issuer, which answers with what it was asked. */
async function issuer(status = 200) {
  const server = createServer((request, response) => {
    const value = `${request.headers.authorization} ${new URL(request.url ?? '', site).searchParams.get('audience')}`;
    response.writeHead(status).end(JSON.stringify({ value }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/token?version=1`;
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-build' };
  return { env, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('the token of a release', () => {
  it('is a new one of the build server for the area and this site', async () => {
    const { env, close } = await issuer();
    const token = releaseTokens(site, env);
    expect(await token('learning')).toBe('Bearer of-the-build https://vidya.example/release/learning');
    const elsewhere = releaseTokens(site, { ...env, RELEASE_AUDIENCE: 'https://a.example/' });
    expect(await elsewhere('catalog')).toBe('Bearer of-the-build https://a.example/release/catalog');
    await close();
  });

  it('is one that was given', async () => {
    expect(await releaseTokens(site, { RELEASE_ID_TOKEN: 'a.b.c' })('catalog')).toBe('a.b.c');
  });

  it('is none, with a word why, when the issuer refuses or is down', async () => {
    const { env, close } = await issuer(403);
    await expect(releaseTokens(site, env)('catalog')).rejects.toThrow(
      /^The issuer of this build's tokens answered 403/,
    );
    await close();
    await expect(releaseTokens(site, env)('catalog')).rejects.toThrow(/does not answer/);
  });
});
