/** Measurements, not tests: `npm run bench -- bytes`, or `npm run bench -- money --runs 2`. */
import { backlog } from './bench/backlog/backlog.ts';
import { bytes } from './bench/bytes/bytes.ts';
import { canary } from './bench/canary/canary.ts';
import { capacity } from './bench/capacity/capacity.ts';
import { cluster } from './bench/cluster/cluster.ts';
import { admin } from './bench/load/admin.ts';
import { catalog } from './bench/load/catalog.ts';
import { mails } from './bench/load/mails.ts';
import { media } from './bench/media/media.ts';
import { money } from './bench/money/money.ts';
import { overload } from './bench/overload/overload.ts';
import { pages } from './bench/pages/pages.ts';
import { release } from './bench/release/release.ts';
import { restore } from './bench/restore/restore.ts';
import { web } from './bench/web/web.ts';

/** Each benchmark prints its figures and resolves with the targets that it missed. */
type Bench = (args: string[]) => Promise<string[]>;
const benches: Record<string, Bench> = {
  admin,
  backlog,
  bytes,
  canary,
  capacity,
  catalog,
  cluster,
  mails,
  media,
  money,
  overload,
  pages,
  release,
  restore,
  web,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`Which benchmark? npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exitCode = 1;
} else {
  const missed = await bench(args);
  console.info(missed.length === 0 ? '\nWithin all targets.' : `\nMissed:\n- ${missed.join('\n- ')}`);
  if (missed.length > 0) process.exitCode = 1;
}
