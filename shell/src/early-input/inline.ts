import { captureInput } from './capture.ts';
import { watchLateScripts } from './late-notice.ts';

// The front server writes this file into each page, before its content.
globalThis.earlyInput = captureInput(window);
watchLateScripts(window);
