import { limits } from '@vidya/contracts/rules/limits';
import type { ApiMetrics } from '@vidya/server/metrics/metrics';
import type { Config } from '../../../api/src/config/config.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { forbidden } from '../../../api/src/http/errors.ts';
import type { Counts } from '../../../api/src/outside/shared-state/shared-state.ts';
import type { AreaReport } from '../../calls/release.ts';
import { readTicket, ticketAge } from '../../gate/document/page-ticket.ts';
import { type Claim, createClaims } from './claims.ts';
import { noteErrors } from './errors.store.ts';
import { addCounts, type Count, compared, findVersionIds, watched } from './health.store.ts';
import { bucketOf, clampMs, timeMeasures } from './release-health.ts';

/** Min interval, in ms, between two checks in one process whether a canary must stop. */
const checkEveryMs = 1000;

type Measured = Omit<Count, 'count'>;

/** What a claim adds. `hasTimes`: whether the times of its page's start count too. */
function measuresOf(versionId: string, claim: Claim, hasTimes: boolean): Measured[] {
  const { report, isVisit, isFailure, hasFailedOnServer } = claim;
  const { outcome } = report;
  const isRenderFailure = hasFailedOnServer && outcome !== 'renderFailed';
  const counted = [
    ...(isVisit ? ['visit'] : []),
    ...(isFailure ? ['failed'] : []),
    ...(outcome === 'ok' ? [] : [outcome]),
    ...(isRenderFailure ? ['renderFailed'] : []),
  ];
  const times = hasTimes ? timeMeasures : (['inpMs'] as const);
  return [
    ...counted.map((measure) => ({ versionId, measure, bucket: 0 })),
    ...times.flatMap((measure) => {
      const value = report[measure];
      return value === undefined ? [] : [{ versionId, measure, bucket: bucketOf(value) }];
    }),
  ];
}

/** A warm cache makes a version look fast that was there before: only times with a cold one are compared. */
function allMeasuresOf(versionId: string, claim: Claim): Measured[] {
  const all = measuresOf(versionId, claim, true);
  if (claim.countsFor === null) return all;
  const own = measuresOf(versionId, claim, claim.report.isCold === true);
  const named = claim.countsFor === 'verdict' ? compared : watched;
  return [...all, ...own.map((each) => ({ ...each, measure: named(each.measure) }))];
}

const countsOf = (measured: Measured[]): Count[] =>
  [...Map.groupBy(measured, ({ versionId, measure, bucket }) => `${versionId} ${measure} ${bucket}`).values()].map(
    (same) => ({ ...same[0]!, count: same.length }),
  );

interface ReportParts {
  db: Db;
  /** Acts on what the reports say of a version. */
  guard: () => Promise<void>;
  metrics: ApiMetrics;
  counts: Counts;
  config: Pick<Config, 'frontSecret' | 'requestsPerMinute'>;
}

export interface HealthReport {
  ticket: string;
  areas: AreaReport[];
  /** The sender's IP address. */
  address: string;
}

/** Counts one page load's report of the versions that it used; ignores unknown versions. 403 for a forged ticket. */
export function createReportHealth({ db, guard, metrics, counts, config }: ReportParts) {
  const claimsOf = createClaims({ counts, config });
  let checkedAt = 0;
  const count = ({ name: area, outcome, ...times }: AreaReport): void => {
    metrics.count('areaReports', { area, outcome });
    for (const measure of timeMeasures) {
      const ms = times[measure];
      if (ms !== undefined && measure !== 'shift')
        metrics.observe('areaTimes', clampMs(ms) / 1000, { area, measure: measure.slice(0, -2) });
    }
  };
  return async ({ ticket: text, areas, address }: HealthReport): Promise<void> => {
    const ticket = readTicket(text, config.frontSecret);
    if (!ticket) throw forbidden();
    const age = ticketAge(ticket);
    if (!(age >= -1 && age <= limits.ticket.minutes)) return;
    const ids = await findVersionIds(db, areas);
    const idOf = ({ name, version }: AreaReport): string | undefined => ids.get(`${name} ${version}`);
    const claims = await claimsOf(
      areas.filter((area) => idOf(area) !== undefined),
      { ticket, address },
    );
    for (const { report } of claims) count(report);
    await addCounts(db, countsOf(claims.flatMap((claim) => allMeasuresOf(idOf(claim.report)!, claim))));
    await noteErrors(
      db,
      claims.map(({ report }) => ({ ...report, versionId: idOf(report)! })),
    );
    if (claims.length === 0 || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    await guard();
  };
}
