/**
 * `npm run record-calls`: writes what derives from the calls. `recorded-calls.json` says what they take and return, and
 * builds copy it; the lists for browsers have their names and addresses.
 */
import { writeFileSync } from 'node:fs';
import { recordedCallsFile, recordedCallsText } from '@vidya/contracts/calls/recorded/read-recorded-calls';
import { openScratchApi } from '../../api/src/replay/scratch-api.ts';
import { browserCallLists } from './browser-calls.ts';

const scratch = await openScratchApi();
writeFileSync(recordedCallsFile, recordedCallsText(scratch.app.offeredCalls()));
await scratch.close();
for (const { file, text } of await browserCallLists()) writeFileSync(file, text);
console.info('What derives from the calls is written.');
