import { randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, type JWK, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SignInConfig } from '../config.ts';
import type { Account, Accounts } from './accounts.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { errorPage } from './sign-in-page.ts';

interface ProviderDependencies {
  issuer: string;
  config: SignInConfig;
  accounts: Accounts;
  signingKey: JWK;
}

/** An OpenID provider: authorization code with PKCE, one client, no consent page. */
export function createProvider({ issuer, config, accounts, signingKey }: ProviderDependencies): Provider {
  const configuration: Configuration = {
    adapter: createMemoryAdapter,
    clients: [
      {
        client_id: config.clientId,
        client_secret: config.clientSecret,
        client_name: 'Vidya',
        redirect_uris: config.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Claims also go into the identity token, as with the large public providers.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      url: (_context, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
      policy: createPolicy(),
    },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, IdToken: 3600, Interaction: 3600, Session: 3600, Grant: 3600 },
    findAccount(_context, sub) {
      const account = accounts.find(sub);
      return account && { accountId: sub, claims: () => claimsOf(account, issuer) };
    },
    loadExistingGrant: grantEverything,
    async renderError(context, { error, error_description: description }) {
      context.type = 'text/html; charset=utf-8';
      context.body = errorPage(description ?? error);
    },
  };
  return new Provider(issuer, configuration);
}

// Asks at every sign-in: on a test machine one browser acts for many people.
function createPolicy() {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const ask = new Check('always_ask', 'Say who signs in', 'login_required', ({ oidc }) => !oidc.result?.login);
  policy.get('login')?.checks.add(ask);
  return policy;
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, requestParamScopes } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope([...requestParamScopes].join(' '));
  await grant.save();
  return grant;
}

function claimsOf({ sub, email, isVerified, name }: Account, issuer: string) {
  return { sub, email, email_verified: isVerified, name, picture: `${issuer}/pictures/${sub}.svg` };
}
