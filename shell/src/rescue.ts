// One file with everything that only a page in trouble needs, and what can wait: in trouble there may be no second one.
import './remotes/rescue/fall-back.ts';
import './remotes/trust/faults.ts';
import './remotes/rescue/script-rescue.ts';

export { startReporting } from './reports/reporter.ts';
