import { call } from '@vidya/contracts/calls/call';
import { limits } from '@vidya/contracts/rules/limits';
import { z } from 'zod';
import { remoteReleases } from './area-releases.ts';
import { areaParams, areaPartParams, version } from './params.ts';

export const previewRequest = z.object({
  version,
  hours: z.number().int().min(1).max(limits.preview.maxHours),
});

/** `token`: for the address, `?preview=<token>`. The code goes to reviewers by another way than the link, and is told once. */
export const madePreview = z.object({ id: z.string(), token: z.string(), code: z.string(), expiresAt: z.string() });

export type PreviewRequest = z.infer<typeof previewRequest>;

export type MadePreview = z.infer<typeof madePreview>;

/** A link to the site with one published version; it opens with its code only. */
export const makePreview = call('makePreview', 'POST /release/:name/preview', {
  access: 'release.manage',
  params: areaParams,
  body: previewRequest,
  data: madePreview,
  creates: true,
});

/** From now on the link opens nothing. 404 for one that is over. */
export const endPreview = call('endPreview', 'DELETE /release/:name/previews/:id', {
  access: 'release.manage',
  params: areaPartParams,
  data: remoteReleases,
});
