import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { SignInConfig } from '../config.ts';
import { html } from '../pages/html.ts';
import { type Accounts, findMistake, type Introduction } from './accounts.ts';
import { signInPage } from './sign-in-page.ts';

type Form = Partial<Record<'name' | 'email' | 'verified' | 'action', string>>;

interface SignInParts {
  config: SignInConfig;
  accounts: Accounts;
  /** A function, because the provider needs the issuer, and the issuer needs the port. */
  provider: () => Provider;
}

/** The form and the portraits. */
export function signInRoutes(app: FastifyInstance, { config, accounts, provider }: SignInParts): void {
  const targets = [...new Set(config.redirectUris.map((uri) => new URL(uri).origin))].join(' ');
  // Browsers apply form-action to the following redirects too, so the policy names the site.
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${targets}`;

  function show(request: FastifyRequest, reply: FastifyReply, introduction: Introduction, mistake?: string) {
    void reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
    return reply.header('cache-control', 'no-store').send(signInPage({ address: request.url, introduction, mistake }));
  }

  app.get('/oidc/interaction/:uid', async (request, reply) => {
    const { params } = await provider().interactionDetails(request.raw, reply.raw);
    const email = typeof params.login_hint === 'string' ? params.login_hint : '';
    return show(request, reply, { name: '', email, isVerified: true });
  });

  app.post<{ Body: Form | null }>('/oidc/interaction/:uid', async (request, reply) => {
    await provider().interactionDetails(request.raw, reply.raw);
    const { name = '', email = '', verified, action } = request.body ?? {};
    const introduction = { name: name.trim(), email: email.trim(), isVerified: verified === 'on' };
    const mistake = action === 'cancel' ? undefined : findMistake(introduction);
    if (mistake) return show(request, reply.code(422), introduction, mistake);
    const result =
      action === 'cancel'
        ? { error: 'access_denied', error_description: 'The person cancelled the sign-in' }
        : { login: { accountId: accounts.introduce(introduction).sub } };
    reply.hijack();
    return provider().interactionFinished(request.raw, reply.raw, result);
  });

  app.get<{ Params: { file: string } }>('/oidc/pictures/:file', ({ params }, reply) => {
    const account = accounts.find(params.file.replace(/\.svg$/, ''));
    if (!account) return reply.code(404).send({ error: 'not_found' });
    return reply.type('image/svg+xml').send(drawPicture(account.name, account.sub));
  });
}

/** All other addresses below `/oidc` belong to the provider, which reads bodies itself. */
export function providerRoutes(app: FastifyInstance, provider: () => Provider): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/oidc/*', (request, reply) => {
    const { raw } = request;
    const handle = provider().callback();
    reply.hijack();
    // The provider compares these two to learn its mount path.
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.replace(/^\/oidc/, '') });
    void handle(raw, reply.raw);
  });
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A square portrait: the initials on a colour derived from the subject. */
function drawPicture(name: string, sub: string): string {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => letters.segment(word).containing(0)?.segment.toUpperCase() ?? '')
    .join('');
  const hue = Number.parseInt(sub.slice(0, 4), 16) % 360;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <rect width="256" height="256" fill="hsl(${hue}, 45%, 36%)"/>
  <text x="128" y="132" fill="#fff" font-family="system-ui, sans-serif" font-size="104" font-weight="600" text-anchor="middle" dominant-baseline="middle">${initials}</text>
</svg>`.markup;
}
