/** What the page loads once it is quiet: other versions after a failure, reports, and the age of a tab. */
import './fallback/fall-back.ts';
import './fallback/script-retry.ts';
import './trust/faults.ts';

export { watchAge } from './newer/old-tab.ts';
export { startReporting } from './reports/reporter.ts';
