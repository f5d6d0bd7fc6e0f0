import { readPageSettings } from './remotes/load/page-settings.ts';
import { readReleases } from './remotes/load/releases.ts';
import { trust } from './remotes/trust/integrity.ts';
import { installTrustedTypes } from './remotes/trust/trusted-types.ts';

// First of all: from here on a script address passes this policy or is refused.
installTrustedTypes();
trust(readPageSettings().integrity);
// The signature is checked beside the main thread, while the libraries are evaluated.
void readReleases();

// Behind the scripts, so that on a slow line they do not wait for each other's bytes. A page that comes again has them in
// its head already.
void import(/* webpackChunkName: "late-styles" */ './late-styles.ts');

/** Lets the browser answer to what has happened meanwhile. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Shared libraries must be ready before the first import of any of them. One file in three steps: evaluated at once it
 * would block a slow phone for a quarter of a second.
 */
async function boot(): Promise<void> {
  await import(/* webpackChunkName: "bootstrap" */ './libraries.ts');
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './Shell.tsx');
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

void boot();
