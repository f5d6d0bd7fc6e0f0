import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageMetas } from '@vidya/contracts/texts/page-meta';
import { staticPagesIn } from '../../src/pages/content/static-pages.ts';

const markdown = readFileSync(path.join(import.meta.dirname, '../../src/pages/content/static-pages.md'), 'utf8');

/** The shell's own pages, by path of the route table. Their titles are those that the screens set. */
const shellPages: PageMetas = {
  '/denied': { title: 'Access Denied' },
  ...Object.fromEntries(
    Object.entries(staticPagesIn(markdown)).map(([at, { title, lead }]) => [at, { title, description: lead }]),
  ),
};

/** The metadata of a page of the shell; the addresses of static pages are known in lower case. */
export const shellPageAt = (at: string) => shellPages[at] ?? shellPages[at.toLowerCase()];
