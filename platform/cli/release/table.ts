import type { RemoteReleases, VersionView } from '../../calls/area-releases.ts';
import { rehearsedText } from '../../gate/document/rehearsed-text.ts';
import { liveGuardLines, rolloutLines } from './rollout-lines.ts';
import { when } from './when.ts';

const count = new Intl.NumberFormat('en-IN');

function state({ live, canary, stopped, previous }: RemoteReleases, { version, rolledBackAt }: VersionView): string {
  if (version === live?.version) return 'live';
  if (version === canary?.version) return stopped ? 'stopped' : 'canary';
  if (rolledBackAt) return 'taken back';
  return version === previous?.version ? 'previous' : '';
}

/** Who gets a canary. Next to a cohort, a share of 0 % is not shown. */
const reachOf = ({ percent, cohort }: NonNullable<RemoteReleases['canary']>): string =>
  [percent > 0 || !cohort ? `${percent} %` : '', cohort].filter(Boolean).join(' + ');

function share({ live, canary }: RemoteReleases, { version }: VersionView): string {
  if (version === canary?.version) return reachOf(canary);
  if (version !== live?.version) return '';
  return `${100 - (canary?.percent ?? 0)} %`;
}

function health({ health: seen }: VersionView): string[] {
  if (!seen || seen.visits === 0) return ['', '', ''];
  const failed = `${((seen.failed / seen.visits) * 100).toFixed(1)} %`;
  return [count.format(seen.visits), failed, seen.loadMs === null ? '' : `${Math.round(seen.loadMs)} ms`];
}

const heads = ['', 'version', 'share', 'visits', 'failed', 'load', 'published', 'by', 'note'];

const rowOf = (remote: RemoteReleases, version: VersionView): string[] => [
  state(remote, version),
  version.version,
  share(remote, version),
  ...health(version),
  when(version.publishedAt),
  version.publishedBy,
  version.note,
];

const pad = (rows: string[][]): string[] => {
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const rehearsalLines = (versions: VersionView[]): string[] =>
  versions.flatMap(({ version, rehearsal }) =>
    rehearsal ? `${version}: ${rehearsedText(rehearsal, when(rehearsal.at))}` : [],
  );

const tallyOf = ({ bad, of }: { bad: number; of: number }): string => `${count.format(bad)} of ${count.format(of)}`;

/** The canary against its control group: the verdict, then bad visits by measure. */
function judged({ judgement }: RemoteReleases): string[] {
  if (!judgement) return [];
  const measures = judgement.evidence.map(
    ({ measure, canary, control }) => `  ${measure}: canary ${tallyOf(canary)}, control ${tallyOf(control)}`,
  );
  return [`Verdict: ${judgement.verdict}. ${judgement.reason}`, ...measures];
}

const errorLines = ({ errors }: RemoteReleases): string[] =>
  errors.map(
    ({ version, outcome, message, screen, firstSeen, visits }) =>
      `${outcome} in ${version} on ${screen}, since ${when(firstSeen)}, ${count.format(visits)}×: ${message}`,
  );

/** The versions of one area for a terminal, newest first, with their states. Times are India's. */
export function releaseTable(remote: RemoteReleases): string {
  // These may be older than the listed newest versions.
  const named = [remote.canary, remote.live, remote.previous].filter((one) => one !== null);
  const older = named.filter((one) => !remote.versions.some(({ version }) => version === one.version));
  const versions = [...remote.versions, ...older];
  const title = `${remote.name} (${remote.title})`;
  if (versions.length === 0) return `${title}\n  Nothing has been published.`;
  const lines = pad([heads, ...versions.map((version) => rowOf(remote, version))]);
  const stopped = remote.stopped
    ? [`${remote.canary?.version} was stopped ${when(remote.stopped.at)}: ${remote.stopped.reason}`]
    : [];
  const rollout = remote.rollout ? rolloutLines(remote.rollout) : [];
  const guarded = remote.liveGuard ? liveGuardLines(remote.liveGuard) : [];
  const held = remote.approval
    ? [`${remote.approval.version} waits for a second owner: ${remote.approval.by} asked.`]
    : [];
  const frozen = remote.freeze ? [`Frozen until ${when(remote.freeze.to)}: ${remote.freeze.reason}`] : [];
  const rehearsed = rehearsalLines(versions);
  const more = [
    ...rehearsed,
    ...stopped,
    ...held,
    ...frozen,
    ...rollout,
    ...guarded,
    ...judged(remote),
    ...errorLines(remote),
  ];
  return [title, ...[...lines, ...more].map((line) => `  ${line}`)].join('\n');
}
