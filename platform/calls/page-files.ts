import { z } from 'zod';

const text = z.string().max(1_000);

const names = z.array(z.string().max(100)).max(100);

/** `pages.json` of a version (contracts/src/texts/page-meta.ts). */
export const pageMetas = z.record(
  z.string().max(300),
  z.object({ title: text, description: text.optional(), parameters: names.optional(), reads: names.optional() }),
);

/** `views.json` of a version: its prerendered pages, by path. */
export const prerenderedViews = z.record(
  z.string().max(300),
  z.object({ html: z.string(), css: z.string(), variesBy: names.optional() }),
);
