import { readPageSettings } from './remotes/load/page-settings.ts';
import { readReleases } from './remotes/load/releases.ts';
import { trust } from './remotes/trust/integrity.ts';
import { installTrustedTypes } from './remotes/trust/trusted-types.ts';

// Must be first: this policy checks every script address from here on.
installTrustedTypes();
trust(readPageSettings().integrity);
// Off the main thread: the signature check runs while the libraries are evaluated.
void readReleases();

// After the scripts, so that they do not compete on a slow connection. On a repeat visit the page's head has the styles
// already.
void import(/* webpackChunkName: "late-styles" */ './late-styles.ts');

/** Yields to the browser, so that it can handle events. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Shared libraries must be ready before their first import. One file in three steps: evaluated at once, it would block
 * a slow phone for 250 ms.
 */
async function boot(): Promise<void> {
  await import(/* webpackChunkName: "bootstrap" */ './libraries.ts');
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './Shell.tsx');
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

void boot();
