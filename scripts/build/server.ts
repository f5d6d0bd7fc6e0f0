import { existsSync } from 'node:fs';
import path from 'node:path';
import { serverConfig } from '../config/webpack/server.ts';
import { packageFolder } from '../config/webpack/shared.ts';
import { compile } from './compile.ts';

const filename = 'server.cjs';

/** Builds `server.cjs` of the shell: the page around the areas, and the libraries that they share. */
export const buildShellServer = (output: string): Promise<void> =>
  compile(serverConfig({ entry: './shell/server/frame/page.tsx', output, filename }));

/** Builds `server.cjs` of an area whose pages the server renders: one with a `src/server.tsx`. */
export async function buildAreaServer(folder: string, output: string): Promise<void> {
  const entry = path.join(packageFolder(folder), 'src/server.tsx');
  if (existsSync(entry)) await compile(serverConfig({ entry, output, filename, isArea: true }));
}
