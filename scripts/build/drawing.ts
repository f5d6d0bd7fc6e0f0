import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverConfig } from '../config/webpack/server.ts';
import { compile } from './compile.ts';

/** Removes styled-components' rehydration marks: the browser renders everything again. */
export const withoutMarks = (css: string): string =>
  css.replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '').replaceAll(/\/\*!sc\*\/\n?/g, '');

/** Runs a React module at build time: compiles `entry` into `output`, returns what `draw` returns. */
export async function renderAtBuild(entry: string, output: string): Promise<unknown> {
  const filename = 'drawing.cjs';
  await compile(serverConfig({ entry, output, filename }));
  const compiled = path.join(output, filename);
  const { default: module } = (await import(pathToFileURL(compiled).href)) as { default: { draw: () => unknown } };
  rmSync(compiled);
  return module.draw();
}
