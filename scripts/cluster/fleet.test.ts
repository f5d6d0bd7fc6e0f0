import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFleet, type Fleet } from './fleet.ts';
import type { Program } from './part.ts';
import { endAllIn, processesIn } from './processes.ts';

let folder: string;
let fleet: Fleet;
const stopping = new AbortController();
const lines: string[] = [];
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'vidya-fleet-')));
  fleet = createFleet({ folder, say: (line) => void lines.push(line), signal: stopping.signal });
});
afterEach(async () => {
  await endAllIn(folder);
  rmSync(folder, { recursive: true, force: true });
});

/** A process that writes a file when it is up, after it started another that knows nothing of its end. */
const script = (ownEnd = ''): string => `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore', env: {} }).unref();
  require('node:fs').writeFileSync('up', '');
  ${ownEnd || 'setInterval(() => {}, 1000)'}`;

const program = (name: string, code = script()): Program => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  isHealthy: async () => existsSync(path.join(folder, name, 'up')) && processesIn(path.join(folder, name)).length > 1,
});

it('leaves no process when one part ends while the others start, and quotes its log', async () => {
  const broken = program('broken', 'console.error("no such port"); process.exit(3)');
  await expect(fleet.start([program('sound'), broken])).rejects.toThrow(
    /^broken ended before it was healthy:\nno such port/,
  );
  await fleet.stop();
  expect(processesIn(folder)).toEqual([]);
});

it('leaves no process when the start is stopped halfway', async () => {
  const never = { ...program('never'), isHealthy: async () => false };
  const start = fleet.start([never]);
  setImmediate(() => stopping.abort(new Error('Stopped')));
  await expect(start).rejects.toThrow('Stopped');
  await fleet.stop();
  expect(processesIn(folder)).toEqual([]);
});

it('kills a part with what it started, and starts it again', async () => {
  fleet = createFleet({ folder, say: (line) => void lines.push(line) });
  await fleet.start([program('one'), program('other')]);
  const before = processesIn(path.join(folder, 'one'));
  expect(before).toHaveLength(2);
  await fleet.parts.get('one')!.kill();
  expect(processesIn(path.join(folder, 'one'))).toEqual([]);
  expect(processesIn(path.join(folder, 'other'))).toHaveLength(2);
  await fleet.parts.get('one')!.start();
  const after = processesIn(path.join(folder, 'one'));
  expect(after).toHaveLength(2);
  expect(after.some((pid) => before.includes(pid))).toBe(false);
  await fleet.stop();
  expect(processesIn(folder)).toEqual([]);
});

it('starts a part anew that worked once and then ended as it started', async () => {
  const second = `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync('starts', '.');
    if (readFileSync('starts', 'utf8') === '..') process.exit(3);`;
  fleet = createFleet({ folder, say: (line) => void lines.push(line) });
  await fleet.start([program('one', second + script())]);
  await fleet.parts.get('one')!.kill();
  await fleet.parts.get('one')!.start();
  expect(lines.join()).toContain('one ended by itself (exit code 3)');
  expect(readFileSync(path.join(folder, 'one/starts'), 'utf8')).toBe('...');
  await fleet.stop();
});

it('spares a shell that somebody has open in the folder', async () => {
  const shell = spawn('sh', ['-c', 'read line'], { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
  await once(shell, 'spawn');
  await endAllIn(folder);
  expect(shell.exitCode ?? shell.signalCode).toBeNull();
  const ended = once(shell, 'exit');
  shell.stdin.end();
  await ended;
});
