import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '../build/compress.ts';
import { renderFrame } from '../build/frame.ts';
import { compile } from '../build/one.ts';
import { oneBundleConfig } from '../config/webpack/one-bundle.ts';
import { root } from '../config/webpack/shared.ts';

/** Builds the same sources as one bundle, for comparison. Answers with the folder that holds this one build. */
export async function buildOneBundle(): Promise<string> {
  const builds = path.join(root, '.cache/one-bundle');
  const output = path.join(builds, 'one-bundle');
  rmSync(builds, { recursive: true, force: true });
  await compile(oneBundleConfig(output));
  await renderFrame(output);
  precompress(output);
  writeFileSync(path.join(output, 'build.json'), '{}');
  return builds;
}
