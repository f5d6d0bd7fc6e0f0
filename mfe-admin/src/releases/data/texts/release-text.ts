import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction } from '@vidya/contracts/texts/choices';
import { count, shortDate } from '@vidya/contracts/texts/format';
import { findingsText } from '@vidya/platform/gate/document/rehearsed-text';
import { builtIn } from '@vidya/platform/gate/remotes';

interface Reach {
  percent?: number | undefined;
  cohort?: string | null | undefined;
}

/** Who gets a canary: '10% and staff', 'staff', 'nobody'. */
export function reachText({ percent = 0, cohort }: Reach): string {
  const parts = [percent > 0 ? `${count(percent)}%` : '', cohort ? 'staff' : ''].filter(Boolean);
  return parts.join(' and ') || 'nobody';
}

/** Who still gets the live version. */
export function restText(canary: Reach | null): string {
  const { percent = 0, cohort } = canary ?? {};
  if (percent === 100) return 'nobody else';
  // Shares have two decimals; floating-point subtraction may add more.
  if (percent > 0) return `the other ${count(Math.round((100 - percent) * 100) / 100)}%`;
  return cohort ? 'everybody else' : 'everybody';
}

/** '15 minutes', '2 hours'. */
export function minutesText(minutes: number): string {
  const [number, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${count(number)} ${unit}${number === 1 ? '' : 's'}`;
}

/** The parts of '1.2.0-3f9ac01b2d': its number and its sources, which are empty for names in another format. */
export function versionName(version: string) {
  const found = /^(.+)-([0-9a-f]{7,})$/.exec(version);
  return { number: found?.[1] ?? version, sources: found?.[2] ?? '' };
}

/** '1.2.0 (3f9ac01b2d)': for options, where two versions may have the same number. */
export function wholeName(version: string): string {
  const { number, sources } = versionName(version);
  return sources ? `${number} (${sources})` : number;
}

/** '1.2.0', or the whole name if another of these has the same number: every build is a version of its own. */
export function nameAmong(version: string, versions: readonly string[]): string {
  const { number } = versionName(version);
  const isShared = versions.some((other) => other !== version && versionName(other).number === number);
  return isShared ? wholeName(version) : number;
}

const text = (details: AuditDetails, key: string): string => {
  const value = details[key];
  return typeof value === 'string' ? value : '';
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function titleIn(details: AuditDetails): string {
  const remote = text(details, 'remote');
  // A freeze of everything.
  if (remote === '' && 'from' in details && 'to' in details) return 'all areas';
  return text(details, 'title') || (builtIn(remote)?.title ?? capital(remote));
}

/** A canary's entry has a percentage or a cohort; a release for everybody has neither. */
const isTrial = ({ percent, cohort }: AuditDetails): boolean => percent !== undefined || cohort !== undefined;

const reach = (details: AuditDetails): string => {
  const { percent } = details;
  return reachText({ percent: typeof percent === 'number' ? percent : 0, cohort: text(details, 'cohort') });
};

/** How the sentence names a version. */
type NameOf = (version: string) => string;

/** What was done to a version, and what follows its name. */
interface Sentence {
  did: string;
  rest: string;
}

/** For a canary that ended, `from` is the canary and `version` is what its visitors get again. */
function wayBack(details: AuditDetails, nameOf: NameOf): Sentence {
  const before = nameOf(text(details, 'from'));
  return isTrial(details)
    ? { did: `took back ${before} (${details['wasStopped'] ? 'stopped' : reach(details)}) for`, rest: '' }
    : { did: 'went back to', rest: before && `from ${before}` };
}

/** 'from 24 Dec 2026 to 27 Dec 2026'. */
const frozenTime = (details: AuditDetails): string =>
  `from ${shortDate(text(details, 'from'))} to ${shortDate(text(details, 'to'))}`;

/** 'in 1%, 25%, 100%, each for 15 minutes'. */
const rolloutPlan = (details: AuditDetails): string =>
  `in ${text(details, 'steps')}, each for ${minutesText(Number(details['dwellMinutes']))}`;

export type ReleaseAction = Extract<AuditAction, `release.${string}`>;

const sentences: Record<ReleaseAction, (details: AuditDetails, nameOf: NameOf) => Sentence> = {
  'release.published': () => ({ did: 'published', rest: '' }),
  'release.promoted': (details) => ({ did: 'promoted', rest: `to ${isTrial(details) ? reach(details) : 'everybody'}` }),
  'release.previewed': ({ hours }) => ({ did: 'made a preview of', rest: `for ${String(hours)} h` }),
  'release.previewEnded': () => ({ did: 'ended a preview of', rest: '' }),
  'release.rehearsed': ({ findings }) => ({
    did: 'rehearsed',
    rest: findings ? `with ${findingsText(Number(findings))}` : 'without findings',
  }),
  'release.rehearsalWaived': () => ({ did: 'left out the rehearsal of', rest: '' }),
  'release.shareChanged': (details) => ({ did: 'changed the share of', rest: `to ${reach(details)}` }),
  'release.rolledBack': wayBack,
  'release.stopped': () => ({ did: 'stopped', rest: '' }),
  'release.granted': (details) => ({
    did: 'granted',
    rest: text(details, 'paths') && `the paths ${text(details, 'paths')}`,
  }),
  'release.revoked': (details) => ({
    did: 'took back',
    rest: text(details, 'paths') && `with the paths ${text(details, 'paths')}`,
  }),
  'release.liveFailing': () => ({ did: 'found a failing live version:', rest: '' }),
  'release.rolloutStarted': (details) => ({ did: 'started a rollout of', rest: rolloutPlan(details) }),
  'release.rolloutHalted': () => ({ did: 'halted the rollout of', rest: '' }),
  'release.rolloutContinued': () => ({ did: 'went on with the rollout of', rest: '' }),
  'release.rolloutFinished': () => ({ did: 'finished the rollout of', rest: '' }),
  'release.ownersChanged': ({ isAdded }) => ({ did: `${isAdded ? 'added' : 'removed'} an owner of`, rest: '' }),
  'release.webhooksChanged': (details) => ({
    did: `${details['isAdded'] ? 'added' : 'removed'} a webhook of`,
    rest: text(details, 'host'),
  }),
  'release.trustedPublishersChanged': (details) => ({
    did: `${details['isAdded'] ? 'added' : 'removed'} a trusted publisher of`,
    rest: `(${text(details, 'repository')})`,
  }),
  'release.signingKeysChanged': ({ isAdded }) => ({
    did: `${isAdded ? 'added' : 'removed'} a signing key of`,
    rest: '',
  }),
  'release.frozen': (details) => ({ did: 'froze releases of', rest: frozenTime(details) }),
  'release.thawed': () => ({ did: 'ended a freeze of', rest: '' }),
  'release.approvalRequested': ({ share }) => ({ did: 'asked a second owner for', rest: `(${String(share)}%)` }),
  'release.approved': (details) => ({ did: 'approved', rest: `for ${text(details, 'for')}` }),
  'release.approvalDropped': () => ({ did: 'dropped the promotion of', rest: '' }),
};

export const isRelease = (action: AuditAction): action is ReleaseAction => action in sentences;

/**
 * An action on a version: 'promoted', 'Courses 1.2.0', 'to everybody'. On the area's own card, `inOwnCard` names its
 * versions, and the area's title is left out.
 */
export function releaseSentence(action: AuditAction, details: AuditDetails, inOwnCard?: NameOf) {
  if (!isRelease(action)) return { did: action, thing: '', rest: '' };
  const [version, from] = [text(details, 'version'), text(details, 'from')];
  const nameOf = inOwnCard ?? ((name: string) => nameAmong(name, [version, from]));
  const thing = [inOwnCard ? '' : titleIn(details), nameOf(version)].filter(Boolean).join(' ');
  return { ...sentences[action](details, nameOf), thing };
}

/** Who released, inside a sentence: the name given on the command line, or the site itself ('site'). */
export function releaserOf(by: string): string {
  if (by === 'site') return 'the site itself';
  return by === '' || by === 'command line' ? 'the command line' : by;
}

/** At the start of a sentence. Without an account, the name comes from the command line. */
export function actorOfRelease(by: string, isCommandLine: boolean): string {
  const who = releaserOf(by);
  if (who !== by) return capital(who);
  return isCommandLine ? `${by} (command line)` : by;
}
