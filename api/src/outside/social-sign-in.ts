import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import * as oidc from 'openid-client';
import type { Config } from '../config/config.ts';

/** The state of a sign-in attempt; the browser carries it in a signed cookie from start to end. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
  /** The provider asked who is there, whether or not it knew the browser. */
  isFresh: boolean;
}

/** The person, as the provider identifies them. `subject` is unique within `issuer`. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  fullName: string;
}

/** How long ago the provider may have asked, by its own word, for a fresh sign-in. */
const freshSeconds = 120;

export type SocialSignIn = ReturnType<typeof createSocialSignIn>;

/** OpenID Connect: authorization code with PKCE, state and nonce (decision U6). */
export function createSocialSignIn({ issuer, clientId, clientSecret }: Config['signIn']) {
  let provider: Promise<oidc.Configuration> | undefined;
  // The provider may be down when the API starts: discover it on first use, and again after a failure.
  const discovered = (): Promise<oidc.Configuration> => {
    provider ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: 10,
        // Checks the signature of ID tokens too: the connection may end before this server.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        provider = undefined;
        throw error;
      });
    return provider;
  };
  return {
    /** `isFresh`: the provider must ask who is there, even if it knows the browser. */
    async begin(redirectUri: string, { isFresh = false } = {}): Promise<{ address: string; attempt: SignInAttempt }> {
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
        redirectUri,
        isFresh,
      };
      const address = oidc.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(isFresh && { prompt: 'login', max_age: String(freshSeconds) }),
      });
      return { address: address.href, attempt };
    },
    /** `query` is the provider's redirect. Rejects unless all of it matches the attempt. */
    async finish(query: string, { state, nonce, verifier, redirectUri, isFresh }: SignInAttempt): Promise<Identity> {
      const tokens = await oidc.authorizationCodeGrant(await discovered(), new URL(`${redirectUri}?${query}`), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        // Compares the provider's word when it last asked.
        ...(isFresh && { maxAge: freshSeconds }),
      });
      const claims = tokens.claims()!;
      const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: emailKey(text('email')),
        isEmailVerified: claims['email_verified'] === true,
        fullName: cleanLine(text('name')),
      };
    },
  };
}
