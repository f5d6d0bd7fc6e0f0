import type { AuditDetails } from '@vidya/contracts/calls/audit';
import type { AuditAction } from '@vidya/contracts/calls/choices';
import { remotes } from '@vidya/contracts/release/remotes';
import { count } from '@vidya/contracts/texts/format';
import { nameAmong } from './version-name.ts';

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

export interface ReleaseSentence {
  did: string;
  thing: string;
  rest: string;
}

const text = (details: AuditDetails, key: string): string => {
  const value = details[key];
  return typeof value === 'string' ? value : '';
};

function titleIn(details: AuditDetails): string {
  const remote = text(details, 'remote');
  return remote in remotes ? remotes[remote as keyof typeof remotes].title : remote;
}

/** A canary's entry has a percentage or a cohort; a release for everybody has neither. */
const isTrial = ({ percent, cohort }: AuditDetails): boolean => percent !== undefined || cohort !== undefined;

const reach = (details: AuditDetails): string => {
  const { percent } = details;
  return reachText({ percent: typeof percent === 'number' ? percent : 0, cohort: text(details, 'cohort') });
};

/** For a stopped canary, `from` is the canary and `version` is what its visitors get again. */
function wayBack(details: AuditDetails, nameOf: NameOf): Pick<ReleaseSentence, 'did' | 'rest'> {
  const before = nameOf(text(details, 'from'));
  return isTrial(details)
    ? { did: `took back ${before} (${reach(details)}) for`, rest: '' }
    : { did: 'went back to', rest: before && `from ${before}` };
}

/** How the sentence names a version. */
type NameOf = (version: string) => string;

type ReleaseAction = Extract<AuditAction, `release.${string}`>;

const params: Record<ReleaseAction, (details: AuditDetails, nameOf: NameOf) => Pick<ReleaseSentence, 'did' | 'rest'>> =
  {
    'release.published': () => ({ did: 'published', rest: '' }),
    'release.promoted': (details) => ({
      did: 'promoted',
      rest: `to ${isTrial(details) ? reach(details) : 'everybody'}`,
    }),
    'release.shareChanged': (details) => ({ did: 'changed the share of', rest: `to ${reach(details)}` }),
    'release.rolledBack': wayBack,
    'release.stopped': () => ({ did: 'stopped', rest: '' }),
  };

const isRelease = (action: AuditAction): action is ReleaseAction => action in params;

/**
 * An action on a version: 'promoted', 'Courses 1.2.0', 'to everybody'. On the area's own card, `inOwnCard` names its
 * versions, and the area's title is left out.
 */
export function releaseSentence(action: AuditAction, details: AuditDetails, inOwnCard?: NameOf): ReleaseSentence {
  if (!isRelease(action)) return { did: action, thing: '', rest: '' };
  const [version, from] = [text(details, 'version'), text(details, 'from')];
  const nameOf = inOwnCard ?? ((name: string) => nameAmong(name, [version, from]));
  const thing = [inOwnCard ? '' : titleIn(details), nameOf(version)].filter(Boolean).join(' ');
  return { ...params[action](details, nameOf), thing };
}

/** Who released, inside a sentence: the name given on the command line, or the site itself ('site'). */
export function releaserOf(by: string): string {
  if (by === 'site') return 'the site itself';
  return by === '' || by === 'command line' ? 'the command line' : by;
}

/** At the start of a sentence. Without an account, the name comes from the command line. */
export function actorOfRelease(by: string, isCommandLine: boolean): string {
  const who = releaserOf(by);
  if (who !== by) return who.charAt(0).toUpperCase() + who.slice(1);
  return isCommandLine ? `${by} (command line)` : by;
}
