import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeOldFiles } from './old-files.ts';

it('removes temporary files after a day', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vidya-forms-'));
  writeFileSync(path.join(folder, 'left'), 'left');
  await removeOldFiles([folder, path.join(folder, 'nowhere')]);
  expect(readdirSync(folder)).toEqual(['left']);
  await removeOldFiles([folder], Date.now() + 25 * 3_600_000);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
