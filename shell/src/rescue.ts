// One file with everything that only a page in trouble needs, and what can wait: in trouble there may be no second one.
import './remotes/fall-back.ts';
import './remotes/faults.ts';
import './remotes/script-rescue.ts';

export { startReporting } from './reports/reporter.ts';
