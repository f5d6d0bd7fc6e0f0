import type { Build } from '../config/webpack/base.ts';
import { shellConfig } from '../config/webpack/shell.ts';
import type { BuildPlace } from './area.ts';
import { compile } from './compile.ts';
import { renderFrame } from './frame.ts';
import { writeHostMetadata } from './metadata/host-metadata.ts';
import { buildShellServer } from './server.ts';
import { stampVersion, unstamped } from './stamp.ts';

/** Builds the shell. Returns its version. */
export async function buildShell(build: Build, { packageVersion, output }: BuildPlace): Promise<string> {
  await compile(shellConfig(build));
  await renderFrame(output);
  await buildShellServer(output);
  await writeHostMetadata(output, unstamped(packageVersion));
  return stampVersion(output, packageVersion);
}
