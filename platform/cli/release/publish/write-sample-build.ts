import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SampleBuild, sampleBuild } from '../../../testing/sample-build.ts';

/** For tests: writes a finished build into a folder of its own. It passes the gate, unless `files` or `code` break it. */
export function writeSampleBuild(build: SampleBuild): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vidya-sample-build-'));
  const content = { ...sampleBuild(build), 'build.json': '{}' };
  for (const [file, text] of Object.entries(content)) writeFileSync(path.join(folder, file), text);
  return folder;
}
