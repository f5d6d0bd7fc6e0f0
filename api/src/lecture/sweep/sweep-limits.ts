import type { SweepCounts } from './sweeps.store.ts';

/** What a sweep may put aside without asking: this many, or this share of what there is. */
const few = 20;
const share = 0.01;

/** How many of `all` are nothing to wonder about. */
const ordinary = (all: number): number => Math.max(few, Math.floor(all * share));

const isWithin = (plan: SweepCounts, allowed: Pick<SweepCounts, 'rows' | 'files'>): boolean =>
  plan.rows <= allowed.rows + ordinary(plan.rowsInAll) && plan.files <= allowed.files + ordinary(plan.filesInAll);

/** A handful of strays, as after a crash. Anything more looks like a wrong disk, and is a person's to decide. */
export const isOrdinary = (plan: SweepCounts): boolean => isWithin(plan, { rows: 0, files: 0 });

/** No more than a person has seen and allowed, besides what needs no permission. */
export const isAsAllowed = isWithin;

/** '1,368 of 1,368 rows and 0 of 12 files'. */
export const countsText = ({ rows, rowsInAll, files, filesInAll }: SweepCounts): string => {
  const of = (some: number, all: number) => `${some.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')}`;
  return `${of(rows, rowsInAll)} rows and ${of(files, filesInAll)} files`;
};
