import { audit } from './media/audit.ts';
import { conversion } from './media/conversion.ts';
import { kills } from './media/kills.ts';
import { type MediaOptions, type Part, parts, readOptions } from './media/options.ts';
import { ofConversion, ofKills, ofRefusals, ofStreams, ofUploads, type Verdict } from './media/report.ts';
import { refusals } from './media/refusals.ts';
import { openSchool, type School } from './media/school.ts';
import { streams } from './media/streams.ts';
import { bigUpload, cutUpload } from './media/uploads.ts';
import { onPostgres } from './server/on-postgres.ts';

const runs: Record<Part, (school: School, options: MediaOptions) => Promise<Verdict>> = {
  async uploads(school, options) {
    const big = await bigUpload(school, options);
    const cut = await cutUpload(school, options);
    const isIdentical = big.isIdentical && cut.isIdentical;
    return ofUploads({ ...big, ...cut, isIdentical }, options.megabytes);
  },
  async refusals(school) {
    const result = await refusals(school);
    await school.rest();
    return ofRefusals(result, await audit(school));
  },
  streams: async (school, options) => ofStreams(await streams(school, options), options.streams),
  conversion: async (school) => ofConversion(await conversion(school)),
  async kills(school, options) {
    const result = await kills(school, options);
    await school.rest();
    return ofKills(result, await audit(school));
  },
};

/**
 * What uploading, watching and preparing videos cost, and whether anything is lost when the server is killed in the
 * middle of it; each part on a database and a data folder of its own. False when a target is missed.
 */
export async function media(): Promise<boolean> {
  const options = readOptions(process.argv.slice(3));
  return onPostgres(true, async ({ server, leftovers }) => {
    const missed: string[] = [];
    for (const part of parts.filter((name) => (options.only ?? name) === name)) {
      const school = await openSchool(server, part === 'streams' ? options.streams : 0, leftovers);
      try {
        const verdict = await runs[part](school, options);
        console.info(verdict.lines.join('\n'));
        missed.push(...verdict.missed);
      } finally {
        await leftovers.clear();
      }
    }
    console.info(missed.length === 0 ? '\nWithin all targets.' : `\nMissed:\n- ${missed.join('\n- ')}`);
    return missed.length === 0;
  });
}
