import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { isLoopback } from './control/loopback.ts';
import { startTestSandbox } from './testing.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function runMain(env: Record<string, string>): ChildProcess {
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

async function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  const [response] = (await once(get(address, { headers }), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('is healthy once it listens, and closes both ports', async () => {
  const sandbox = await startTestSandbox();
  expect(await (await fetch(`${sandbox.address}/healthz`)).json()).toEqual({ status: 'ok' });
  await sandbox.stop();
  await expect(fetch(`${sandbox.address}/healthz`)).rejects.toThrow('fetch failed');
  const [error] = (await once(connect(sandbox.smtpPort, '127.0.0.1'), 'error').catch((e: unknown) => [e])) as [Error];
  expect(error.message).toContain('ECONNREFUSED');
});

test('shows its pages, and pages and levers only to this machine under its own name', async () => {
  const sandbox = await startTestSandbox();
  for (const page of ['/', '/payments', '/payouts', '/control/payouts', '/inbox', '/switches', '/control/webhooks']) {
    expect([page, await statusOf(sandbox.address + page, { host: 'localhost:4100' })]).toEqual([page, 200]);
    expect([page, await statusOf(sandbox.address + page, { host: 'evil.example' })]).toEqual([page, 403]);
  }
  const foreign = { host: '127.0.0.1:4100', origin: 'https://evil.example' };
  expect(await statusOf(`${sandbox.address}/switches`, foreign)).toBe(403);
  await sandbox.stop();
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.0.2.1', false],
  ['::ffff:192.0.2.1', false],
])('counts %s as this machine: %s', (address, isLocal) => {
  expect(isLoopback(address)).toBe(isLocal);
});

test('changes the switches from their page', async () => {
  const sandbox = await startTestSandbox();
  const body = new URLSearchParams({ delayMs: '250', duplicates: '2', drop: 'on' });
  const saved = await fetch(`${sandbox.address}/switches`, { method: 'POST', body, redirect: 'manual' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/switches']);
  const switches = await (await fetch(`${sandbox.address}/control/webhooks`)).json();
  expect(switches).toEqual({ delayMs: 250, duplicates: 2, disorder: false, drop: true, waiting: [] });
  await sandbox.stop();
});

test('starts as a process and ends when it is asked to', async () => {
  const home = await startTestSandbox();
  const child = runMain({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', SANDBOX_DATA_DIR: `${home.dataDir}/child` });
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [line] = (await once(lines, 'line')) as [string];
  const address = /http:[^\s,]+/.exec(line)?.[0];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await home.stop();
});

test('does not start with wrong settings, and names them', async () => {
  const child = runMain({ SANDBOX_PORT: 'many', WEBHOOK_URL: 'nowhere' });
  let output = '';
  child.stderr?.on('data', (text: Buffer) => {
    output += text.toString();
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output).toContain('SANDBOX_PORT');
  expect(output).toContain('WEBHOOK_URL');
});

test('names the port that is taken, and the variable that moves it', async () => {
  const first = await startTestSandbox();
  const { port } = new URL(first.address);
  const child = runMain({ SANDBOX_PORT: port, SANDBOX_SMTP_PORT: '0', SANDBOX_DATA_DIR: `${first.dataDir}/child` });
  let output = '';
  child.stderr?.on('data', (text: Buffer) => {
    output += text.toString();
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output.trim()).toBe(`Port ${port} is in use; SANDBOX_PORT moves the sandbox to another.`);
  await first.stop();
});
