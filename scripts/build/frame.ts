import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnBy, withoutMarks } from './drawing.ts';

/**
 * Renders the frame (navbar, an empty main, footer) once to HTML and CSS: the front server sends it with every page, so
 * that the site stands before any script has run. The shell draws the same thing and takes it over without a shift.
 */
export async function renderFrame(output: string): Promise<void> {
  const frame = (await drawnBy('./shell/server/frame/frame.tsx', output)) as { css: string };
  writeFileSync(path.join(output, 'frame.json'), JSON.stringify({ ...frame, css: withoutMarks(frame.css) }));
}
