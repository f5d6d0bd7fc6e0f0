/** @alone: sets the environment. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { noteSuccess } from './metrics-file.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-metrics-'));
afterEach(() => delete process.env['METRICS_FOLDER']);
afterAll(() => rmSync(folder, { recursive: true }));

it('writes when a command succeeded, for a collector of text files', async () => {
  process.env['METRICS_FOLDER'] = folder;
  await noteSuccess('backup', new Date('2026-11-27T10:00:00Z'));
  await noteSuccess('backup', new Date('2026-11-27T11:00:00.500Z'));
  const name = 'vidya_backup_last_success_timestamp_seconds';
  expect(readdirSync(folder)).toEqual([`${name}.prom`]);
  expect(readFileSync(path.join(folder, `${name}.prom`), 'utf8').split('\n')).toEqual([
    `# HELP ${name} When the last whole backup was finished`,
    `# TYPE ${name} gauge`,
    `${name} 1795777200`,
    '',
  ]);
});

it('writes nothing without a folder', async () => {
  await expect(noteSuccess('backup')).resolves.toBeUndefined();
});
