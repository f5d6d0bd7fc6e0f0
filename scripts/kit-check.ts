/** An area in a repository of its own, from the packages in a registry to a page in a site: `npm run kit-check`. Three minutes. */
import { kitCheck } from './check/kit/kit-check.ts';

try {
  await kitCheck((line) => console.info(line.trim()));
  console.info('1 passed, 0 failed');
} catch (error) {
  console.error(error);
  console.info('0 passed, 1 failed');
  process.exitCode = 1;
}
// The registry leaves timers behind.
process.exit();
