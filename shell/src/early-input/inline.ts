import { captureInput } from './capture.ts';

// The front server writes this file into each page, before its content.
globalThis.earlyInput = captureInput(window);
