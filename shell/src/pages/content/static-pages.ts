import { communityPages } from './community-pages.ts';
import { companyPages } from './company-pages.ts';
import { docsPage } from './docs-page.ts';
import { learningPages } from './learning-pages.ts';
import type { StaticPageContent } from './page-shape.ts';

/** By address, in lower case. */
export const staticPages: Record<string, StaticPageContent> = {
  ...companyPages,
  ...communityPages,
  ...learningPages,
  '/document': docsPage,
};
