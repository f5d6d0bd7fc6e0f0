import { required } from './site.ts';

/** The area that meets every fault in this run, or 'all'. */
export const faultArea = required('FAULT_AREA');
/** Where this worker's browser takes visits. */
export const browserEndpoint = required('BROWSER_ENDPOINT');
