import { defineJob } from '../../jobs/jobs.ts';

/** Runs every minute; a failed run has no retry, because the next run does its work. */
export const reconcileOrders = defineJob<Record<string, never>>('reconcile-orders', 0);
