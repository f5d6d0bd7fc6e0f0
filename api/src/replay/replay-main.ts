/** Replays the recorded calls on standard input, a JSON list, and prints what is wrong with each. A process of its own. */
import { json } from 'node:stream/consumers';
import { recordedCalls } from '@vidya/platform/calls/call-contract';
import { replayCalls } from './replay-calls.ts';
import { openScratchApi } from './scratch-api.ts';

const calls = recordedCalls.parse(await json(process.stdin));
const scratch = await openScratchApi();
const problems = await replayCalls(scratch, calls);
await scratch.close();
process.stdout.write(JSON.stringify(problems));
