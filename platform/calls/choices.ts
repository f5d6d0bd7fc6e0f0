/** The closed lists of values in the requests and responses of releases. */

/** 'stopped': by the guard. 'ended': the release was changed by hand. */
export const rolloutStates = ['running', 'halted', 'stopped', 'finished', 'ended'] as const;
export type RolloutState = (typeof rolloutStates)[number];

/** 'failing': it is worse than the version before, but cannot go back by itself. */
export const liveGuardStates = ['watching', 'passed', 'rolledBack', 'failing'] as const;
export type LiveGuardState = (typeof liveGuardStates)[number];

/** Why a version may be on a screen: 'previous' is what pages fall back to, 'tabs' what open tabs have. */
export const exposures = ['live', 'canary', 'previous', 'tabs'] as const;
export type Exposure = (typeof exposures)[number];

/** 'staff': people whose last known role on this browser is administrator. */
export const cohorts = ['staff'] as const;
export type Cohort = (typeof cohorts)[number];

/** The visits of 'canary' and 'control' are compared, those of 'other' are not. */
export type Group = 'canary' | 'control' | 'other';

/** What is known of a canary against its control group. */
export const verdicts = ['stop', 'proven good', 'not enough yet'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a canary is judged by: shares of visits that failed, were slow, or ended without what the area is for. */
export const judgedMeasures = [
  'failed',
  'callFailed',
  'blank',
  'frameBroken',
  'pressIgnored',
  'rehearsalFailed',
  'slowLoad',
  'slowLcp',
  'slowInp',
  'noBusiness',
] as const;
export type JudgedMeasure = (typeof judgedMeasures)[number];

/**
 * Faults that staff can inject into their own session to see their effect. 'throw': the area throws while rendering;
 * 'blank': it renders nothing.
 */
export const faults = ['down', 'slow', 'old', 'tampered', 'throw', 'blank'] as const;
export type Fault = (typeof faults)[number];

/**
 * What became of an area in a visit, each counted once. 'hydrationFailed': the browser rendered the server's page again.
 * 'callFailed': the API could not understand a call, or broke at it. 'blank': no text after three seconds. 'frameBroken': a
 * hidden or dead header. 'pressIgnored': a press led to nothing. 'left': away within ten seconds, without a press or a key.
 */
export const outcomes = [
  'ok',
  'loadFailed',
  'renderFailed',
  'eventFailed',
  'hydrationFailed',
  'callFailed',
  'blank',
  'frameBroken',
  'pressIgnored',
  'business',
  'left',
] as const;
export type Outcome = (typeof outcomes)[number];
