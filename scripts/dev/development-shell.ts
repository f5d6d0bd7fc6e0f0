import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../build/compile.ts';
import { renderFrame } from '../build/frame.ts';
import { writeHostMetadata } from '../build/metadata/host-metadata.ts';
import { hashOf, sourcesOf } from '../build/version.ts';
import { developmentShell } from '../config/webpack/development.ts';
import { root } from '../config/webpack/shared.ts';

const shellBuilds = path.join(root, '.cache/development/shell');

/** Builds the shell with React's development build, apart from its other builds. Returns the folder of these builds. */
export async function buildDevelopmentShell(): Promise<string> {
  const version = `${sourcesOf('shell')}-${hashOf(['scripts/config/webpack/*'])}`;
  const output = path.join(shellBuilds, version);
  if (existsSync(path.join(output, 'build.json'))) return shellBuilds;
  rmSync(shellBuilds, { recursive: true, force: true });
  await compile(developmentShell(version, output));
  await renderFrame(output);
  await writeHostMetadata(output, version);
  writeFileSync(path.join(output, 'build.json'), JSON.stringify({ name: 'shell', version }));
  return shellBuilds;
}
