import { defineCall } from '@vidya/contracts/calls/call';
import type { z } from 'zod';
import type { AreaPaths } from '../gate/document/area-declaration.ts';
import type { RemoteName } from '../gate/remotes.ts';
import type { RemoteReleases } from './release-calls.ts';
import type { madePreview, previewRequest, previewView } from './shapes/preview.ts';

type Params = { name: RemoteName };

export type PreviewRequest = z.infer<typeof previewRequest>;

export type MadePreview = z.infer<typeof madePreview>;

export type PreviewView = z.infer<typeof previewView>;

/** A link to the site with one published version; it opens with its code only. */
export const makePreview = defineCall<{ params: Params; body: PreviewRequest; data: MadePreview }>(
  'makePreview',
  'POST /release/:name/preview',
  { creates: true },
);

/** From now on the link opens nothing. 404 for one that is over. */
export const endPreview = defineCall<{ params: Params & { id: string }; data: RemoteReleases }>(
  'endPreview',
  'DELETE /release/:name/previews/:id',
);

/** The link to give to reviewers: the first of the area's pages that needs no parameters. `origin`: the site's. */
export function previewAddress(token: string, { origin, paths }: { origin: string; paths: AreaPaths }): string {
  const [path = '/'] = Object.keys(paths).filter((each) => !each.includes(':'));
  const address = new URL(path, origin);
  address.searchParams.set('preview', token);
  return address.href;
}
