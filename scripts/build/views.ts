import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PrerenderedView } from '@vidya/contracts/texts/page-meta';
import { packageFolder } from '../config/webpack/shared.ts';
import { renderAtBuild, withoutMarks } from './drawing.ts';

/** The module of a remote's prerendered views, if it has any; absolute. */
export const viewsEntry = (folder: string): string => path.join(packageFolder(folder), 'src/prerendered-views.tsx');

/** Renders a remote's views (shown while data loads), if any, for the release document and the front server. */
export async function renderViews(folder: string, output: string): Promise<void> {
  const entry = viewsEntry(folder);
  const views = existsSync(entry) ? await renderAtBuild(entry, output) : {};
  const lean = Object.entries(views as Record<string, PrerenderedView>).map(([at, view]) => [
    at,
    { ...view, css: withoutMarks(view.css) },
  ]);
  writeFileSync(path.join(output, 'views.json'), JSON.stringify(Object.fromEntries(lean)));
}
