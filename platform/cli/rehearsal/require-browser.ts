import { installedBrowser } from '../../../scripts/check/chromium.ts';
import { ReleaseError } from '../release/release-error.ts';

/** The browser of a rehearsal. Throws a `ReleaseError` that says what to do if there is none: nothing is installed unasked. */
export function requireBrowser(find: () => string | undefined = installedBrowser): string {
  const found = find();
  if (found) return found;
  throw new ReleaseError(
    'A rehearsal needs Chromium or Chrome: npx playwright-core install chromium, or set CHROMIUM_PATH to its program file.',
  );
}
