/** Measurements, not tests: `npm run bench -- bytes`, or `npm run bench -- money --runs 2`. */
import { attempts } from './bench/attempts/attempts.ts';
import { bytes } from './bench/bytes/bytes.ts';
import { cluster } from './bench/cluster/cluster.ts';
import { catalog } from './bench/load/catalog.ts';
import { ledger } from './bench/load/ledger.ts';
import { money } from './bench/money/money.ts';
import { pages } from './bench/pages/pages.ts';
import { release } from './bench/release/release.ts';
import { web } from './bench/web/web.ts';

/** Each benchmark prints its figures and resolves with the targets that it missed. */
type Bench = (args: string[]) => Promise<string[]>;
const benches: Record<string, Bench> = { attempts, bytes, catalog, cluster, ledger, money, pages, release, web };

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
