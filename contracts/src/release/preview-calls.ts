import type { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import type { madePreview, previewRequest, previewView } from '../shapes/preview.ts';
import type { AreaPaths } from './area-declaration.ts';
import type { RemoteReleases } from './release-calls.ts';
import type { RemoteName } from './remotes.ts';

type Params = { name: RemoteName };

export type PreviewRequest = z.infer<typeof previewRequest>;

export type MadePreview = z.infer<typeof madePreview>;

export type PreviewView = z.infer<typeof previewView>;

/** A link to the site with one published version, for whoever also has the code. Nobody else gets the version. */
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
