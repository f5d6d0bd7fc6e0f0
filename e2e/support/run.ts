import { required } from './site.ts';

/** The area that gets every fault in this run, or 'all'. */
export const faultArea = required('FAULT_AREA');
/** The address of this worker's browser. */
export const browserEndpoint = required('BROWSER_ENDPOINT');
/** Pages get this fraction of the processor, for a try of the journeys on a slow machine; 1 is all of it. */
export const browserSlowdown = Math.max(1, Number(process.env['BROWSER_SLOWDOWN'] || 1));
