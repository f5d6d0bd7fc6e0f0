// One file with all the code for failures and whatever can wait: after a failure a second file might not load.
import './remotes/fallback/fall-back.ts';
import './remotes/trust/faults.ts';
import './remotes/fallback/script-retry.ts';

export { startReporting } from './reports/reporter.ts';
