import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import type { Db } from '../../../api/src/database/database.ts';
import { ApiProblem, notFound } from '../../../api/src/http/errors.ts';
import type { SourceMaps } from '../../calls/release.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { createReleaseRows } from '../release.store.ts';
import { addMaps, sizeOfMaps } from './source-maps.store.ts';

const refused = (text: string): ApiProblem => new ApiProblem(422, text, 'Refused');

/** Keeps source maps of a version's scripts. */
export const createAddSourceMaps =
  (db: Db) =>
  async ({ name, version }: { name: RemoteName; version: string }, { maps }: SourceMaps): Promise<void> => {
    const row = await createReleaseRows(db).find(name, version);
    if (!row) throw notFound(apiMessages.release.unpublished(name, version));
    const files = Object.keys(maps);
    const other = files.find((file) => !Object.hasOwn(row.files.integrity, file));
    if (other !== undefined) throw refused(apiMessages.release.mapsOfOthers(other));
    await db.transaction(async (tx) => {
      const rows = files.map((file) => ({ versionId: row.id, file, map: maps[file] ?? '' }));
      await addMaps(tx, rows);
      if ((await sizeOfMaps(tx, row.id)) > limits.sourceMaps.version) throw refused(apiMessages.release.mapsTooLarge);
    });
  };
