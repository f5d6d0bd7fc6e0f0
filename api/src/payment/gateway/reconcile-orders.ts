import { defineJob } from '../../jobs/jobs.ts';

/** Every minute; a run that fails is not repeated, because the next one does its work. */
export const reconcileOrders = defineJob<Record<string, never>>('reconcile-orders', 0);
