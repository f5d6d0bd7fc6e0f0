import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAtBuild, withoutMarks } from './drawing.ts';
import { inlineScript } from './inline-script.ts';

/**
 * Renders the frame (navbar, empty main, footer) to HTML and CSS. The front server sends it with every page, so that
 * people see it before any script has run. The shell renders the same frame without a layout shift.
 */
export async function renderFrame(output: string): Promise<void> {
  const frame = (await renderAtBuild('./shell/server/frame/frame.tsx', output)) as { css: string };
  const script = await inlineScript('./shell/src/early-input/inline.ts', output);
  writeFileSync(path.join(output, 'frame.json'), JSON.stringify({ ...frame, css: withoutMarks(frame.css), script }));
}
