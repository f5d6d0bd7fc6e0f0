/** @alone @large: makes a certificate with openssl. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'node:tls';
import { certificateEnd, createCertificateEnds } from './certificate-ends.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-certificate-'));
const file = (name: string): string => path.join(folder, name);
const ends: (() => unknown)[] = [];
afterAll(() => {
  for (const end of ends) end();
  rmSync(folder, { recursive: true });
});

async function listening(server: Server): Promise<string> {
  ends.push(() => server.close());
  server.on('connection', (socket: Socket) => ends.push(() => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('reads when a certificate ends, trusted or not', async () => {
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '10'];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...kind, '-keyout', file('key'), '-out', file('cert'), ...subject], { stdio: 'ignore' });
  const origin = await listening(createServer({ key: readFileSync(file('key')), cert: readFileSync(file('cert')) }));
  const days = ((await certificateEnd(origin))!.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(9.9);
  expect(days).toBeLessThanOrEqual(10);
});

it('reads nothing where no certificate is shown', async () => {
  const origin = await listening(createPlainServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
  expect(await certificateEnd(origin)).toBeNull();
  expect(await certificateEnd('https://127.0.0.1:1')).toBeNull();
});

it('asks once an hour, and only where there is TLS', async () => {
  const end = new Date('2026-12-01T00:00:00Z');
  const endOf = jest.fn(async (origin: string) => (origin.includes('lost') ? null : end));
  const read = createCertificateEnds(['http://localhost:3000', 'https://vidya.example', 'https://lost.example'], endOf);
  const value = end.getTime() / 1000;
  expect(await read()).toEqual([{ value, labels: { host: 'vidya.example' } }]);
  await read();
  expect(endOf).toHaveBeenCalledTimes(2);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
  await read();
  expect(endOf).toHaveBeenCalledTimes(4);
  jest.restoreAllMocks();
});
