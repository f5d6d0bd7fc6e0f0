/**
 * `npm run lint`; with `--settings` it writes docs/settings.md instead, with `--areas` platform/gate/built-in-areas.ts, with
 * `--expressions` scripts/check/expressions/linear.json.
 */
import { writeBuiltInAreas } from '../platform/cli/built-in-areas.ts';
import { writeLinear } from './check/expressions/expressions.ts';
import { lint } from './check/lint.ts';
import { writeSettingsPage } from './check/settings-page.ts';

if (process.argv.includes('--settings')) writeSettingsPage();
else if (process.argv.includes('--areas')) writeBuiltInAreas();
else if (process.argv.includes('--expressions')) await writeLinear();
else {
  const { failed } = await lint();
  process.exitCode = failed > 0 ? 1 : 0;
}
