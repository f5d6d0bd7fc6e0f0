import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { typescript } from '../config/webpack/base.ts';
import { root } from '../config/webpack/shared.ts';
import { compile } from './compile.ts';

/** Compiles a browser module and its imports to one short script, for the HTML of a page. `output`: a scratch folder. */
export async function inlineScript(entry: string, output: string): Promise<string> {
  const filename = 'inline.js';
  await compile({
    mode: 'production',
    context: root,
    target: ['web', 'es2022'],
    entry,
    output: { path: output, filename, iife: true },
    resolve: { extensions: ['.ts'] },
    module: { rules: [typescript(false)] },
    infrastructureLogging: { level: 'error' },
  });
  const file = path.join(output, filename);
  const script = readFileSync(file, 'utf8');
  rmSync(file);
  return script;
}
