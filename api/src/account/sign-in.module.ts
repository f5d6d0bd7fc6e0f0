import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { createBreachedPasswords } from '../outside/breached-passwords/breached-passwords.ts';
import { createPaidWork } from '../outside/proof-of-work/paid-work.ts';
import { createProofOfWork } from '../outside/proof-of-work/proof-of-work.ts';
import type { Counts } from '../outside/shared-state/shared-state.ts';
import { createSocialSignIn } from '../outside/social-sign-in.ts';
import type { AccountLimits } from './account-limits.ts';
import type { AccountParts } from './account-parts.ts';
import { createFactorCheck } from './factors/factor-check.ts';
import { createSeal } from './factors/sealed-secret.ts';
import { securityRoutes } from './factors/security.routes.ts';
import { createSecurityService } from './factors/security.service.ts';
import { createStaffFactors } from './factors/staff-factors.ts';
import { createTotpService } from './factors/totp.service.ts';
import { createTotpStore } from './factors/totp.store.ts';
import { createGuessGuard } from './guessing/guess-guard.ts';
import { createBrowserCookie } from './new-browser/browser-cookie.ts';
import { isKnownBrowser } from './new-browser/known-browsers.store.ts';
import { createSignInReports } from './new-browser/sign-in-report.service.ts';
import { passkeyRoutes } from './passkeys/passkey.routes.ts';
import { createPasskeyService } from './passkeys/passkey.service.ts';
import { createPasskeyCheck } from './passkeys/passkey-check.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.routes.ts';
import { createPasskeySignIn } from './passkeys/passkey-sign-in.service.ts';
import { createPasskeyStore } from './passkeys/passkeys.store.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import type { ProfileService } from './profile.service.ts';
import { reauthenticationRoutes } from './reauthentication/reauthentication.routes.ts';
import { createReauthenticationService } from './reauthentication/reauthentication.service.ts';
import { createAttemptCookie } from './second-factor/attempt-cookie.ts';
import { createAttemptStore } from './second-factor/attempts.store.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactorService } from './second-factor/second-factor.service.ts';
import { createArrivals } from './sign-in/arrivals.ts';
import { createPasswordCheck } from './sign-in/common-passwords/password-check.ts';
import { deviceRoutes } from './sign-in/device.routes.ts';
import { createDeviceService } from './sign-in/device.service.ts';
import { createFirstFactor } from './sign-in/first-factor.ts';
import { passwordRoutes } from './sign-in/password.routes.ts';
import { createPasswordService } from './sign-in/password.service.ts';
import { createSessionStore } from './sign-in/session.store.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { createSignInCounts } from './sign-in/sign-in-counts.ts';
import { socialRoutes } from './sign-in/social.routes.ts';
import { createSocialService } from './sign-in/social.service.ts';

interface SignInParts {
  parts: AccountParts;
  config: Config;
  limits: AccountLimits;
  profile: ProfileService;
  metrics: Pick<ApiMetrics, 'count'>;
  counts: Counts;
  /** Signs the cookie of an attempt at a provider. */
  secret: string;
  factorSecret: string;
}

/** All ways to sign in, to prove oneself again, and to look after them. */
export function signInModule(
  app: FastifyInstance,
  { parts, config, limits, profile, metrics, counts, ...secrets }: SignInParts,
): void {
  const { db, users } = parts;
  const isSecure = config.siteOrigins.every((origin) => origin.startsWith('https://'));
  const counted = createSignInCounts(metrics);
  const work = createPaidWork({ work: createProofOfWork(secrets.secret), counts });
  const isKnown = (account: string, browser: string) => isKnownBrowser(db, account, browser);
  const guesses = createGuessGuard({ config, counts, work, isKnownBrowser: isKnown });
  const sessions = createSessionStore(db);
  const staffFactors = createStaffFactors({ db, isRequired: config.areStaffFactorsRequired });
  app.decorate('staffFactors', staffFactors);
  const seal = createSeal(secrets.factorSecret, config.factorSecretBefore);
  const totp = createTotpStore(db);
  const store = createPasskeyStore(db);
  const relyingParty = relyingPartyOf(config);
  const passkeys = createPasskeyCheck(store, relyingParty);
  const check = createFactorCheck({ ...parts, totp, seal, passkeys });
  const attempts = createAttemptStore(db);
  const secondFactor = createSecondFactorService({ ...parts, limit: limits.wrongFactor, attempts, check, passkeys });
  const cookie = createAttemptCookie(isSecure);
  const browsers = createBrowserCookie(isSecure);
  const arrivals = createArrivals({ ...parts, sessions: app.sessions, browsers, config });
  const firstFactor = createFirstFactor({ db, arrivals, secondFactor, cookie });

  signInRoutes(app, {
    signIn: createSignInService(parts),
    profile,
    firstFactor,
    browsers,
    counted,
    guesses,
    paidWork: work,
    limits,
    config,
  });
  secondFactorRoutes(app, { config, limits, arrivals, cookie, counted, secondFactor });
  const signIn = createPasskeySignIn({ passkeys, users });
  passkeySignInRoutes(app, { config, limits, arrivals, passkeys: signIn, counted, isSecure });
  const reports = createSignInReports(parts);
  const lookUpBreached = createBreachedPasswords({ url: config.breachedPasswordsUrl, metrics });
  const weaknessOf = createPasswordCheck({ config, lookUpBreached });
  const passwords = createPasswordService({ ...parts, weaknessOf });
  passwordRoutes(app, { passwords, weaknessOf, reports, paidWork: work, limits, config });
  deviceRoutes(app, createDeviceService({ db, sessions, staffFactors }), config);
  const reauthentication = createReauthenticationService({ db, users, check, passkeys });
  reauthenticationRoutes(app, { config, counted, reauthentication, limits });
  passkeyRoutes(app, createPasskeyService({ ...parts, store, relyingParty }), config);
  const security = createSecurityService({ ...parts, passkeys: store, totp, passkeyDomain: relyingParty.domain });
  securityRoutes(app, { config, limits, security, totp: createTotpService({ ...parts, store: totp, seal }) });
  const social = createSocialService({ ...parts, origin: config.siteOrigins[0] });
  socialRoutes(app, {
    config,
    provider: createSocialSignIn(config.signIn),
    social,
    firstFactor,
    counted,
    secret: secrets.secret,
  });
}
