import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import { packageFolder } from '../config/webpack/shared.ts';

/** Writes `pages.json`, if the area has a `src/page-meta.ts`: the front server's titles of pages that it does not render. */
export async function writePageMeta(folder: string, output: string): Promise<void> {
  const source = path.join(packageFolder(folder), 'src/page-meta.ts');
  if (!existsSync(source)) return;
  const { pageMeta } = (await import(pathToFileURL(source).href)) as { pageMeta: PageMetas };
  writeFileSync(path.join(output, 'pages.json'), JSON.stringify(pageMeta));
}
