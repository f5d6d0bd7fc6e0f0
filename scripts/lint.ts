/** `npm run lint`; with `--settings` it writes docs/settings.md instead, with `--areas` platform/gate/built-in-areas.ts. */
import { writeBuiltInAreas } from '../platform/cli/built-in-areas.ts';
import { lint } from './check/lint.ts';
import { writeSettingsPage } from './check/settings-page.ts';

if (process.argv.includes('--settings')) writeSettingsPage();
else if (process.argv.includes('--areas')) writeBuiltInAreas();
else {
  const { failed } = await lint();
  process.exitCode = failed > 0 ? 1 : 0;
}
