import type { Audited } from './lighthouse.ts';
import { categories } from './lighthouse.ts';
import type { Compared } from './loads.ts';
import type { TimedMove } from './moves.ts';

/** What is aimed at: ratios to the one bundle, and limits of the site itself. */
const most = { fcpRatio: 0.5, lcpRatio: 1, cls: 0.02, moveMs: 150 };
const least = { performance: 0.9, accessibility: 1, 'best-practices': 1, seo: 1 } as const;

const nameWidth = 36;
const row = (name: string, cells: (string | number)[]): string =>
  name.padEnd(nameWidth) + cells.map((cell) => String(cell).padStart(10)).join('');

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const missed = (isMissed: boolean): string => (isMissed ? '  MISSED' : '');

function loadRows({ page, site, bundle }: Compared): string[] {
  const sides = Object.entries({ site, bundle }).map(([side, { fcp, lcp, tbt, cls, bytes, scriptBytes }]) =>
    row(`${page.name}  ${side}`, [
      ...[fcp, lcp, tbt].map(Math.round),
      cls.toFixed(3),
      kilobytes(bytes),
      kilobytes(scriptBytes),
    ]),
  );
  const ratios = (['fcp', 'lcp', 'tbt', 'cls', 'bytes', 'scriptBytes'] as const).map((measure) => {
    const isComparable = measure !== 'tbt' && measure !== 'cls';
    return isComparable ? (site[measure] / bundle[measure]).toFixed(2) : '';
  });
  return [...sides, row(`${page.name}  ratio`, ratios) + missed(!isLoadGood({ page, site, bundle }))];
}

const isLoadGood = ({ site, bundle }: Compared): boolean =>
  site.fcp <= most.fcpRatio * bundle.fcp && site.lcp <= most.lcpRatio * bundle.lcp && site.cls <= most.cls;

/** Prints the table; false when a target is missed. */
export function reportLoads(compared: Compared[]): boolean {
  console.info('\nA first visit on slow 4G with a CPU four times slower (medians; ms, KB as sent)');
  console.info(row('page', ['first', 'largest', 'blocking', 'shift', 'KB', 'script KB']));
  for (const line of compared.flatMap(loadRows)) console.info(line);
  return compared.every(isLoadGood);
}

const isAuditGood = ({ scores }: Audited): boolean => categories.every((name) => scores[name] >= least[name]);

/** Prints the scores and what costs points; false when a target is missed. */
export function reportAudits(audited: [name: string, audit: Audited][]): boolean {
  console.info('\nLighthouse, mobile');
  console.info(row('page', ['speed', 'access', 'practice', 'search']));
  for (const [name, audit] of audited) {
    const scores = categories.map((category) => audit.scores[category].toFixed(2));
    console.info(row(name, scores) + missed(!isAuditGood(audit)));
    for (const complaint of audit.complaints) console.info(`    ${complaint}`);
  }
  return audited.every(([, audit]) => isAuditGood(audit));
}

/** Prints the times; false when one is over the limit. */
export function reportMoves(timed: TimedMove[]): boolean {
  console.info('\nFrom a click on a link under the pointer to the content (medians, ms, nothing slowed down)');
  for (const { name, ms } of timed) console.info(row(name, [Math.round(ms)]) + missed(ms > most.moveMs));
  return timed.every(({ ms }) => ms <= most.moveMs);
}
