/** @long It starts and stops whole commands. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { root } from '../config/webpack/shared.ts';
import { isFree, ports } from '../run/ports.ts';
import { seededData } from './site/seeded-data.ts';

const firstPort = 5_400;
const environment = Object.fromEntries(
  Object.values(ports).map(({ variable }, index) => [variable, String(firstPort + index)]),
);

/** Reading the environment of every process takes long. */
const everyMs = 300;
let mark: string;
let folder: string;
let child: ChildProcess | undefined;
/** The runs that the command began: the names of their folders in memory contain these. */
const runs = new Set<string>();
beforeEach(() => {
  runs.clear();
  mark = `VIDYA_STOPPED=${randomUUID()}`;
  folder = mkdtempSync(path.join(tmpdir(), 'vidya-stopped-'));
  // Database programs run as another user.
  chmodSync(folder, 0o755);
});
afterEach(() => {
  // Only after a failure it still runs.
  child?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

/** The command lines of processes that the command started, at whatever remove, each with its environment. */
const left = (): string[] =>
  execFileSync('ps', ['axeww', '-o', 'command='], { encoding: 'utf8', maxBuffer: 100_000_000 })
    .split('\n')
    .filter((line) => line.includes(mark));

const inMemory = (): string[] => (existsSync('/dev/shm') ? readdirSync('/dev/shm') : []);

/** Whether a process has mapped it: a database server that has ended may leave segments, others have theirs. */
function isMapped(name: string): boolean {
  const pids = readdirSync('/proc').filter((one) => /^\d+$/.test(one));
  return pids.some((pid) => {
    try {
      return readFileSync(`/proc/${pid}/maps`, 'utf8').includes(`/dev/shm/${name}`);
    } catch {
      // It has ended.
      return false;
    }
  });
}

/** What the command left in memory. Other runs on this machine have folders and database servers there too. */
const leftInMemory = (before: readonly string[]): string[] =>
  inMemory().filter(
    (name) =>
      [...runs].some((run) => name.includes(run)) ||
      (name.startsWith('PostgreSQL.') && !before.includes(name) && !isMapped(name)),
  );

/** Starts a command, and waits until one of its processes has the pattern in its command line. */
async function startUntil(command: string[], pattern: RegExp): Promise<ChildProcess> {
  const [name, value] = mark.split('=') as [string, string];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...environment,
    DATA_DIR: folder,
    CI_LOGS: folder,
    TMPDIR: folder,
    [name]: value,
  };
  // Its own server, not that of these tests.
  delete env['TEST_DATABASE_URL'];
  const [program = '', ...args] = command;
  child = spawn(program, args, { cwd: root, env, stdio: 'ignore', detached: true });
  while (!left().some((line) => pattern.test(line))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended by itself.`);
    await pause(everyMs);
  }
  for (const [, run = ''] of left()
    .join('\n')
    .matchAll(/ VIDYA_RUN=([\da-f-]{36})/g))
    if (run !== process.env['VIDYA_RUN']) runs.add(run);
  return child;
}

const terminate = (command: ChildProcess): void => void command.kill('SIGTERM');
/** As a machine that ends a job: what reads the output gets it too, and ends first. */
const terminateAll = ({ pid }: ChildProcess): void => void process.kill(-pid!, 'SIGTERM');

describe('a stopped command leaves nothing', () => {
  it.each([
    ['npm test in its unit tests', ['npm', 'test', '--', 'unit'], /jest-worker|processChild/, terminate],
    ['npm test in its journeys', ['npm', 'test', '--', 'journeys'], /shell\/server\/main\.ts/, terminate],
    ['npm start', ['npm', 'start'], /shell\/server\/main\.ts/, terminate],
    ['CI', ['bash', '.ci/run'], /oxlint/, terminate],
    ['CI with its readers', ['bash', '.ci/run'], /oxlint/, terminateAll],
  ])(
    '%s',
    async (_, command, pattern, stop) => {
      const before = inMemory();
      // `npm start` would fill a database first: 15 s of CPU.
      cpSync(await seededData(), folder, { recursive: true });
      const started = await startUntil(command, pattern);
      const ended = once(started, 'exit');
      stop(started);
      await ended;
      while (left().length > 0) await pause(everyMs);
      expect(leftInMemory(before)).toEqual([]);
      expect(readdirSync(folder).filter((name) => name.startsWith('vidya-run-'))).toEqual([]);
      const free = await Promise.all(Object.keys(environment).map((_name, index) => isFree(firstPort + index)));
      expect(free).not.toContain(false);
    },
    timeLimit(300_000),
  );
});
