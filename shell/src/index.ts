import '@vidya/shared-ui/fonts.css';
import { installTrustedTypes, readPageSettings, readReleases, trust } from '@vidya/platform/host/at-start';

// Must be first: this policy checks every script address from here on.
installTrustedTypes();
trust(readPageSettings().integrity);
// Off the main thread: the signature check runs while the libraries are evaluated.
void readReleases();

/** The browser has painted the page; in a hidden tab, where it paints nothing, a moment has passed. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 300);
  });

/** Yields to the browser, so that it can handle events. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Shared libraries must be ready before their first import. One file in three steps: evaluated at once, it would block
 * a slow phone for 250 ms.
 */
async function boot(): Promise<void> {
  // From the cache the scripts arrive before the first paint, and would delay it.
  if (readPageSettings().rendered) await painted();
  const { adoptStyles } = await import(/* webpackChunkName: "bootstrap" */ './boot/libraries.ts');
  adoptStyles();
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './Shell.tsx');
  await breathe();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

void boot();
