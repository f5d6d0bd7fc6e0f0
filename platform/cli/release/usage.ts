import { areasHere } from '../../../scripts/config/areas.ts';
import { ownArea } from '../../../scripts/config/webpack/shared.ts';
import { usage as kitUsage } from '../kit/usage.ts';

const usage = `npm run release                                        what changed since its last release, with bumps and change logs (--yes)
npm run release -- <area> [--note "…"]                 build, gate, upload, register: nobody gets it yet
                                                       [--removes /path,/other] [--grows] [--affects-page] --reason "…": what the gate refuses otherwise
npm run release -- <area> --rehearse [version]         looks at every page with it in a browser, beside the live version
npm run release -- <area> --preview [version] [--hours 72]  a link and a code for reviewers: the site with this version
npm run release -- <area> --end-preview <id>           the link opens nothing any more; the id as --preview printed it
npm run release -- <area> --promote [version]          everybody gets it; [--percent 10] [--cohort staff]: some do; [--reason "…"]
                                                       --unrehearsed --reason "…": without the rehearsal that a large share needs
npm run release -- <area> --rollout 1,5,25,100 --dwell 15m  by itself, while nothing is wrong; [--promote version]
npm run release -- <area> --halt --reason "…"          the rollout stays where it is; --go-on: goes on
npm run release -- <area> --approve                    does what another owner asked for, as a second owner
npm run release -- <area> --rollback --reason "…"      ends what is stopped or in canary, else back to the version before; [--from version] [--to version]
npm run release -- <area> --grant [--base https://…]   once: its name and paths are its own, its files lie there
npm run release -- [area] --list                       what is live, in canary, and there
with --as "name" when it is not you; areas: ${areasHere.join(', ')}`;

/** Wrong arguments; the message contains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  constructor(problem: string) {
    super(`${problem}\n\n${ownArea ? kitUsage : usage}`);
  }
}
