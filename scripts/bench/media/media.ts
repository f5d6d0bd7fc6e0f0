import { readOptions } from '../harness/options.ts';
import { inPlace } from '../harness/place.ts';
import { kills } from './kills.ts';
import { defaults, type MediaOptions } from './options.ts';
import { openSchool, type School } from './school.ts';
import { streams } from './streams.ts';
import { uploads } from './uploads.ts';

/** Each prints what it measured and resolves with what missed its target. */
const parts: Record<string, (school: School, options: MediaOptions) => Promise<string[]>> = {
  uploads,
  streams,
  kills,
};

/**
 * What uploading and watching videos cost, and whether anything is lost when the server is killed in the
 * middle of it; each part on a database and a data folder of its own. `--only uploads|streams|kills`.
 */
export function media(args: string[]): Promise<string[]> {
  const options = readOptions(args, defaults, Object.keys(parts));
  return inPlace(async (place) => {
    const missed: string[] = [];
    for (const part of options.parts) {
      const missedHere = await place.withDatabase(async (database) =>
        parts[part]!(await openSchool(place, database, part === 'streams' ? options.streams : 0), options),
      );
      missed.push(...missedHere);
    }
    return missed;
  });
}
