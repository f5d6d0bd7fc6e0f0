import { required } from './site.ts';

/** The area that gets every fault in this run, or 'all'. */
export const faultArea = required('FAULT_AREA');
/** The address of this worker's browser. */
export const browserEndpoint = required('BROWSER_ENDPOINT');
