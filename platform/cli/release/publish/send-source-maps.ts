import { limits } from '@vidya/contracts/rules/limits';
import { readSourceMaps, type SourceMaps } from '../../../../scripts/build/source-maps.ts';
import type { RemoteName } from '../../../gate/remotes.ts';
import type { ReleaseApi } from '../release-api.ts';

const { script, atOnce } = limits.sourceMaps;

/** In requests that the API takes; a map that is too large for one is left out. */
function inRequests(maps: SourceMaps): SourceMaps[] {
  const requests: SourceMaps[] = [];
  let room = 0;
  for (const [file, map] of Object.entries(maps).filter(([, { length }]) => length <= script)) {
    if (map.length > room) {
      requests.push({});
      room = atOnce;
    }
    requests.at(-1)![file] = map;
    room -= map.length;
  }
  return requests;
}

/** Sends the source maps of a published build to the API, which keeps them to itself. `folder`: of the build, absolute. */
export async function sendSourceMaps(
  api: Pick<ReleaseApi, 'addSourceMaps'>,
  { name, version, folder }: { name: RemoteName; version: string; folder: string },
): Promise<void> {
  for (const maps of inRequests(readSourceMaps(folder))) {
    // oxlint-disable-next-line no-await-in-loop
    await api.addSourceMaps(name, version, { maps });
  }
}
