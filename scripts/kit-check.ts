/** An area in a repository of its own, from the packages to a page in a site: `npm run kit-check`. Three minutes. */
import { kitCheck } from './check/kit/kit-check.ts';
import { runChecks } from './check/run-cleanup.ts';

await runChecks(async () => {
  await kitCheck((line) => console.info(line.trim()));
  return { passed: 1, failed: 0 };
});
