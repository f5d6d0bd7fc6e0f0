import type { SweepCounts } from './sweeps.store.ts';

/** A sweep may remove this many, or this share of all, without permission. */
const few = 20;
const share = 0.01;

/** The number out of `all` that needs no permission. */
const ordinary = (all: number): number => Math.max(few, Math.floor(all * share));

const isWithin = (plan: SweepCounts, allowed: Pick<SweepCounts, 'rows' | 'files'>): boolean =>
  plan.rows <= allowed.rows + ordinary(plan.rowsInAll) && plan.files <= allowed.files + ordinary(plan.filesInAll);

/** A few strays, as after a crash. More than that looks like a wrong disk, and a person must decide. */
export const isOrdinary = (plan: SweepCounts): boolean => isWithin(plan, { rows: 0, files: 0 });

/** At most what a person has allowed, plus what needs no permission. */
export const isAsAllowed = isWithin;

/** '1,368 of 1,368 rows and 0 of 12 files'. */
export const countsText = ({ rows, rowsInAll, files, filesInAll }: SweepCounts): string => {
  const of = (some: number, all: number) => `${some.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')}`;
  return `${of(rows, rowsInAll)} rows and ${of(files, filesInAll)} files`;
};
