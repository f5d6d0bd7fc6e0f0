import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';

/** Returns what is wrong with each call; '' for nothing. */
export type Replay = (calls: RecordedCall[]) => Promise<string[]>;

const program = fileURLToPath(new URL('../../../api/src/replay/replay-main.ts', import.meta.url));
/** It takes 5 to 10 s. */
const withinMs = 90_000;
const memory = '--max-old-space-size=384';

let last: Promise<unknown> = Promise.resolve();

async function run(calls: RecordedCall[]): Promise<string[]> {
  // Nothing of this server's settings and secrets.
  const env = { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'] };
  const child = spawn(process.execPath, [memory, program], { env, timeout: withinMs, killSignal: 'SIGKILL' });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined).end(JSON.stringify(calls));
  const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`The replay ended with ${code ?? 'a signal'}: ${errors.slice(-2_000)}`);
  return JSON.parse(output) as string[];
}

/**
 * Sends recorded calls to this server's code with sample data in memory: in a process of its own, one at a time. Throws
 * when it cannot be run within 90 s.
 */
export const replayInProcess: Replay = (calls) => {
  const mine = last.then(() => run(calls));
  last = mine.catch(() => undefined);
  return mine;
};
