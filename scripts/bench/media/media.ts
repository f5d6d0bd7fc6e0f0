import { readOptions } from '../harness/options.ts';
import { inPlace } from '../harness/place.ts';
import { conversion } from './conversion.ts';
import { kills } from './kills.ts';
import { refusals } from './refusals.ts';
import { openSchool, type School } from './school.ts';
import { streams } from './streams.ts';
import { uploads } from './uploads.ts';

export interface MediaOptions {
  /** The big upload, in MB. */
  megabytes: number;
  /** How often an upload is cut off at a random point. */
  cuts: number;
  /** How often the server is killed. */
  kills: number;
  /** People who watch at once, and for how many seconds. */
  streams: number;
  seconds: number;
  seed: number;
}

const defaults: Record<keyof MediaOptions, number> = {
  megabytes: 1024,
  cuts: 20,
  kills: 20,
  streams: 20,
  seconds: 30,
  seed: 1,
};

/** Each prints what it measured and resolves with what missed its target. */
const parts: Record<string, (school: School, options: MediaOptions) => Promise<string[]>> = {
  uploads,
  refusals,
  streams,
  conversion,
  kills,
};

/**
 * What uploading, watching and preparing videos cost, and whether anything is lost when the server is killed in the
 * middle of it; each part on a database and a data folder of its own. `--only uploads|refusals|streams|conversion|kills`.
 */
export function media(args: string[]): Promise<string[]> {
  const options = readOptions(args, defaults, Object.keys(parts));
  return inPlace(['postgres'], async (place) => {
    const missed: string[] = [];
    for (const part of options.parts) {
      const missedHere = await place.withDatabase('postgres', async (database) =>
        parts[part]!(await openSchool(place, database, part === 'streams' ? options.streams : 0), options),
      );
      missed.push(...missedHere);
    }
    return missed;
  });
}
