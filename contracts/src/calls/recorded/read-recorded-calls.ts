import { readFileSync } from 'node:fs';
import type { RecordedCall } from './recorded-call.ts';

export const recordedCallsFile = new URL('./recorded-calls.json', import.meta.url);

/** Every call of the API as these contracts know it: what a build made with them expects. */
export const recordedCalls = (): RecordedCall[] =>
  JSON.parse(readFileSync(recordedCallsFile, 'utf8')) as RecordedCall[];

/** The file's text: a line for each call, so that a change of one is a line in a diff. */
export const recordedCallsText = (calls: RecordedCall[]): string =>
  `[\n${calls.map((call) => JSON.stringify(call)).join(',\n')}\n]\n`;
