/** Measurements, not tests: `npm run bench -- bytes`, or `npm run bench -- money --runs 2`. */
import { admin } from './bench/admin.ts';
import { bytes } from './bench/bytes.ts';
import { catalog } from './bench/catalog.ts';
import { media } from './bench/media.ts';
import { money } from './bench/money.ts';
import { release } from './bench/release.ts';
import { web } from './bench/web.ts';

const benches: Record<string, () => Promise<boolean>> = { admin, bytes, catalog, media, money, release, web };

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`Which benchmark? npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exitCode = 1;
} else if (!(await bench())) {
  console.error(`${name}: not as it should be`);
  process.exitCode = 1;
}
