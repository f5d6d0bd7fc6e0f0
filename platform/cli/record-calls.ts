/** Writes what the API's calls take and return into the contracts: `npm run record-calls`. Builds copy it. */
import { writeFileSync } from 'node:fs';
import { recordedCallsFile, recordedCallsText } from '@vidya/contracts/calls/read-recorded-calls';
import { recordCalls } from '../../api/src/replay/record-calls.ts';
import { openScratchApi } from '../../api/src/replay/scratch-api.ts';

const scratch = await openScratchApi();
writeFileSync(recordedCallsFile, recordedCallsText(recordCalls(scratch.app)));
await scratch.close();
console.info('contracts/src/calls/recorded-calls.json says what the API offers.');
