import type { AuditAction, AuditDetails } from '@vidya/contracts/calls/audit';
import { remotes } from '@vidya/contracts/release/remotes';
import { count } from '@vidya/contracts/texts/format';
import { nameAmong } from './version-name.ts';

interface Reach {
  percent?: number | undefined;
  cohort?: string | null | undefined;
}

/** Whom a share means: '10% and staff', 'staff', 'nobody'. */
export function reachText({ percent = 0, cohort }: Reach): string {
  const parts = [percent > 0 ? `${count(percent)}%` : '', cohort ? 'staff' : ''].filter(Boolean);
  return parts.join(' and ') || 'nobody';
}

/** Whom a canary leaves to the live version. */
export function restText(canary: Reach | null): string {
  const { percent = 0, cohort } = canary ?? {};
  if (percent === 100) return 'nobody else';
  // Shares have two decimals; a difference of such numbers may have more.
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

/** What a trial says of itself; whatever is done for everybody says nothing of shares. */
const isTrial = ({ percent, cohort }: AuditDetails): boolean => percent !== undefined || cohort !== undefined;

const reach = (details: AuditDetails): string => {
  const { percent } = details;
  return reachText({ percent: typeof percent === 'number' ? percent : 0, cohort: text(details, 'cohort') });
};

/** A canary that was taken back is what was before; what stands there as the version is what its people get again. */
function wayBack(details: AuditDetails, nameOf: NameOf): Pick<ReleaseSentence, 'did' | 'rest'> {
  const before = nameOf(text(details, 'from'));
  return isTrial(details)
    ? { did: `took back ${before} (${reach(details)}) for`, rest: '' }
    : { did: 'went back to', rest: before && `from ${before}` };
}

/** What a version is called where it is told of. */
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
 * What was done to a version: 'promoted', 'Courses 1.2.0', 'to everybody'. An area's own card, which has its title, says
 * what it calls its versions.
 */
export function releaseSentence(action: AuditAction, details: AuditDetails, inOwnCard?: NameOf): ReleaseSentence {
  if (!isRelease(action)) return { did: action, thing: '', rest: '' };
  const [version, from] = [text(details, 'version'), text(details, 'from')];
  const nameOf = inOwnCard ?? ((name: string) => nameAmong(name, [version, from]));
  const thing = [inOwnCard ? '' : titleIn(details), nameOf(version)].filter(Boolean).join(' ');
  return { ...params[action](details, nameOf), thing };
}

/** Who released: what the command line was told, 'site' what happened by itself. Inside a sentence. */
export function releaserOf(by: string): string {
  if (by === 'site') return 'the site itself';
  return by === '' || by === 'command line' ? 'the command line' : by;
}

/** At the beginning of a sentence; without a person's account it was the command line that was told the name. */
export function actorOfRelease(by: string, isCommandLine: boolean): string {
  const who = releaserOf(by);
  if (who !== by) return who.charAt(0).toUpperCase() + who.slice(1);
  return isCommandLine ? `${by} (command line)` : by;
}
