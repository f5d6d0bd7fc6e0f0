/** Measurements, not tests: `npm run bench -- bytes`. */
import { bytes } from './bench/bytes.ts';

const benches: Record<string, () => Promise<boolean>> = { bytes };

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`Which benchmark? npm run bench -- ${Object.keys(benches).join('|')}`);
  process.exitCode = 1;
} else if (!(await bench())) {
  console.error(`${name}: over its budget`);
  process.exitCode = 1;
}
