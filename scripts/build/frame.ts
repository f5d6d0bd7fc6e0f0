import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { typescript } from '../config/webpack/base.ts';
import { root } from '../config/webpack/shared.ts';
import { compile } from './compile.ts';
import { renderAtBuild, withoutMarks } from './drawing.ts';

/** Compiles a browser module and its imports to one short script, for the HTML of a page. `output`: a scratch folder. */
async function inlineScript(entry: string, output: string): Promise<string> {
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

/**
 * Renders the frame (navbar, empty main, footer) to HTML and CSS. The front server sends it with every page, so that
 * people see it before any script has run. The shell renders the same frame without a layout shift.
 */
export async function renderFrame(output: string): Promise<void> {
  const frame = (await renderAtBuild('./shell/server/frame/frame.tsx', output)) as { css: string };
  const script = await inlineScript('./shell/src/early-input/inline.ts', output);
  writeFileSync(path.join(output, 'frame.json'), JSON.stringify({ ...frame, css: withoutMarks(frame.css), script }));
}
