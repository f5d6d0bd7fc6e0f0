import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, sharedLibraries } from './shared.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vidya-own-react-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('wants the version that an area is built with: its own copy, where npm gave it one', () => {
  const own = path.join(folder, 'node_modules/react');
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'package.json'), '{ "version": "18.3.1" }');
  const { react, jotai } = sharedLibraries(false, path.relative(root, folder));
  expect(react).toMatchObject({ version: '18.3.1', requiredVersion: '^18.3.1' });
  expect(jotai).toEqual(sharedLibraries(false, 'mfe-catalog')['jotai']);
});
