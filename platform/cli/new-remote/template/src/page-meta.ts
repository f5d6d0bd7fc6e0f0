import type { PageMetas } from '@vidya/contracts/texts/page-meta';

/** The titles of the pages without data. With a description, search engines may list a page. */
export const pageMeta = {
  '/template': { title: 'Template' },
} satisfies PageMetas;
