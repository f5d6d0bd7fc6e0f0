/** `npm run lint`; `npm run lint -- --settings` writes docs/settings.md instead. */
import { lint } from './check/lint.ts';
import { writeSettingsPage } from './check/settings-page.ts';

if (process.argv.includes('--settings')) writeSettingsPage();
else {
  const { failed } = await lint();
  process.exitCode = failed > 0 ? 1 : 0;
}
