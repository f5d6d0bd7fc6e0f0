import { readOptions } from '../harness/options.ts';
import { inPlace } from '../harness/place.ts';
import { kills } from './kills.ts';
import { defaults, type MediaOptions } from './options.ts';
import { openSchool, type School } from './school.ts';
import { streams } from './streams.ts';
import { uploads } from './uploads.ts';

/** Each part prints its figures and resolves with the missed targets. */
type Part = (school: School, options: MediaOptions) => Promise<string[]>;
const parts: Record<string, Part> = { uploads, streams, kills };

/**
 * Measures uploads and streams, and checks that killing the server loses nothing. Each part has its own database and
 * data folder. `--only uploads|streams|kills`.
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
