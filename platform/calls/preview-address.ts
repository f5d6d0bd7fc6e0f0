import type { AreaPaths } from '../gate/document/area-declaration.ts';

/** The link to give to reviewers: the first of the area's pages that needs no parameters. `origin`: the site's. */
export function previewAddress(token: string, { origin, paths }: { origin: string; paths: AreaPaths }): string {
  const [path = '/'] = Object.keys(paths).filter((each) => !each.includes(':'));
  const address = new URL(path, origin);
  address.searchParams.set('preview', token);
  return address.href;
}
