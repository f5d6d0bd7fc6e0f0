import type { AreaReport } from '@vidya/contracts/release/release-calls';
import type { ApiMetrics } from '@vidya/contracts/server/metrics/metrics';
import type { Db } from '../../database/database.ts';
import { addCounts, type Count, findVersionIds } from './health.store.ts';
import { bucketOf, clampMs, timeMeasures } from './release-health.ts';

/** Min interval, in ms, between two checks in one process whether a canary must stop. */
const checkEveryMs = 1000;

type Measured = Omit<Count, 'count'>;

function measuresOf(versionId: string, { outcome, isVisit, ...times }: AreaReport): Measured[] {
  // Nobody sees a failed hydration, and browser extensions cause some: it is counted, but stops no canary.
  const isFailure = outcome !== 'ok' && outcome !== 'hydrationFailed';
  const counted = [isVisit ? 'visit' : null, isFailure ? 'failed' : null, outcome === 'ok' ? null : outcome];
  return [
    ...counted.filter((measure) => measure !== null).map((measure) => ({ versionId, measure, bucket: 0 })),
    ...timeMeasures.flatMap((measure) => {
      const ms = times[measure];
      return ms === undefined ? [] : [{ versionId, measure, bucket: bucketOf(ms) }];
    }),
  ];
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
}

/** Counts one page load's report of the versions that it used; ignores unknown versions. */
export function createReportHealth({ db, guard, metrics }: ReportParts) {
  let checkedAt = 0;
  const count = ({ name: area, outcome, ...times }: AreaReport): void => {
    metrics.count('areaReports', { area, outcome });
    for (const measure of timeMeasures) {
      const ms = times[measure];
      if (ms !== undefined) metrics.observe('areaTimes', clampMs(ms) / 1000, { area, measure: measure.slice(0, -2) });
    }
  };
  return async (areas: AreaReport[]): Promise<void> => {
    const ids = await findVersionIds(db, areas);
    const measured = areas.flatMap((area) => {
      const id = ids.get(`${area.name} ${area.version}`);
      if (!id) return [];
      count(area);
      return measuresOf(id, area);
    });
    await addCounts(db, countsOf(measured));
    if (measured.length === 0 || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    await guard();
  };
}
