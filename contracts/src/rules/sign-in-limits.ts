/**
 * What limits signing in. Not among `limits`, and each its own: only few pages need any of them. Times are in ms unless
 * the name says otherwise.
 */
/** How long a proof of who calls is good for what is dangerous. */
export const reauthenticationMs = 10 * 60_000;

/** Sessions of instructors and administrators: they end when idle, and in any case; a warning comes before. */
export const staffSession = { idleMs: 30 * 60_000, maxMs: 12 * 3_600_000, warnMs: 2 * 60_000 };

/** How long an administrator may go on without a passkey or an authenticator app, where they are required. */
export const staffFactorGraceDays = 7;

/** For how long staff who are only asked for one, and said 'Not now', are not asked again in that browser. */
export const factorAdvicePauseDays = 30;

/** Of a sign-in that waits for its second factor. */
export const secondFactorLimits = { minutes: 10, tries: 5 };

export const totpLimits = { digits: 6, periodSeconds: 30, stepsApart: 1 };

/** How many a person gets at once. */
export const recoveryCodeCount = 10;

export const passkeyLimits = { perPerson: 20, nameMax: 60, challengeMinutes: 5 };

/** How long a browser is known, and how long the person may say that a sign-in was not theirs. */
export const knownBrowserDays = 400;
export const signInReportDays = 7;

/**
 * The reset of a person's factors by two administrators: how long the first one's request waits for the second, and how
 * long ago the site must have made each of them one.
 */
export const factorResetLimits = { days: 3, newAdministratorDays: 7 };

/** How many days an account's events are kept, and how many its page shows. */
export const accountEventLimits = { days: 90, shown: 50 };

/** What requests of one address work for beyond the free ones: the largest number to try. */
export const addressWork = { first: 50_000, max: 800_000 };

/**
 * Guessing passwords. Wrong ones count for `windowMs`, those of a network `networkShare` times less. After `delayAfter` of
 * them each waits, twice as long each time; after `afterFailures` each takes work: the largest number to try, twice as
 * much every second time.
 */
export const guessLimits = {
  windowMs: 15 * 60_000,
  networkShare: 10,
  delayAfter: 3,
  delayMs: 250,
  maxDelayMs: 4_000,
  afterFailures: 5,
  work: { first: 50_000, max: 800_000 },
};
