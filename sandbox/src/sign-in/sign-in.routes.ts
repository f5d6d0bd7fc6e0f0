import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { SignInConfig } from '../config.ts';
import { type Accounts, findMistake, type Introduction } from './accounts.ts';
import { drawPicture } from './picture.ts';
import { signInPage } from './sign-in-page.ts';

interface Form {
  name?: string;
  email?: string;
  verified?: string;
  action?: string;
}

export interface SignInParts {
  config: SignInConfig;
  accounts: Accounts;
  /** The provider; it exists only once the port, and with it the issuer, is known. */
  provider: () => Provider;
}

/** The form and the portraits, beside the protocol's own addresses. */
export function signInRoutes(app: FastifyInstance, { config, accounts, provider }: SignInParts): void {
  const targets = [...new Set(config.redirectUris.map((uri) => new URL(uri).origin))].join(' ');
  // Browsers apply form-action to the redirects that follow, so the way back to the site is named.
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${targets}`;

  function show(request: FastifyRequest, reply: FastifyReply, given: Introduction, mistake?: string) {
    void reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    return reply.header('cache-control', 'no-store').send(signInPage({ address: request.url, given, mistake }));
  }

  app.get('/oidc/interaction/:uid', async (request, reply) => {
    const { params } = await provider().interactionDetails(request.raw, reply.raw);
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    return show(request, reply, { name: '', email, isVerified: true });
  });

  app.post<{ Body: Form | null }>('/oidc/interaction/:uid', async (request, reply) => {
    await provider().interactionDetails(request.raw, reply.raw);
    const { name = '', email = '', verified, action } = request.body ?? {};
    const given = { name: name.trim(), email: email.trim(), isVerified: verified === 'on' };
    const mistake = action === 'cancel' ? undefined : findMistake(given);
    if (mistake) return show(request, reply.code(422), given, mistake);
    const result =
      action === 'cancel'
        ? { error: 'access_denied', error_description: 'The person cancelled the sign-in' }
        : { login: { accountId: accounts.introduce(given).sub } };
    reply.hijack();
    return provider().interactionFinished(request.raw, reply.raw, result);
  });

  app.get<{ Params: { file: string } }>('/oidc/pictures/:file', ({ params }, reply) => {
    const account = accounts.find(params.file.replace(/\.svg$/, ''));
    if (!account) return reply.code(404).send({ error: 'not_found' });
    return reply.type('image/svg+xml').send(drawPicture(account.name, account.sub));
  });
}

/** Everything else below `/oidc` is the provider's own; it reads bodies itself. */
export function providerRoutes(app: FastifyInstance, provider: () => Provider): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/oidc/*', (request, reply) => {
    const { raw } = request;
    const handle = provider().callback();
    reply.hijack();
    // The provider finds out where it is mounted by comparing these two.
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.replace(/^\/oidc/, '') });
    void handle(raw, reply.raw);
  });
}
