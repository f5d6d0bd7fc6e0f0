import { loadHttp } from '@vidya/contracts/browser/client';
import { whenIdle } from './idle.ts';
import type { SiteRouter } from './navigation/site-router.ts';
import { watchLetters } from './script-fonts/watch-letters.ts';

/** In ms after hydration: the font is for the next page, and would compete with what this one still loads and draws. */
const fontAfterMs = 3_000;

const isLater = (): void => undefined;
const fonts = () => import(/* webpackChunkName: "late-fonts" */ './fonts.ts');

/** Loads what the first view did without. What fails here is loaded again where it is needed. */
export function loadLater(router: SiteRouter): void {
  loadHttp().catch(isLater);
  watchLetters();
  // A repeat visit has the fonts in its head.
  if (document.querySelector('style[data-fonts]')) return;
  const keepFont = async (): Promise<void> => (await fonts()).keepFont();
  setTimeout(() => whenIdle(() => void keepFont().catch(isLater)), fontAfterMs);
  showFontsOnNextPage(router);
}

/** On the page that is being read they would move its text. */
function showFontsOnNextPage(router: SiteRouter): void {
  const stop = router.subscribe(({ location }, from) => {
    if (location.pathname === from.pathname) return;
    stop();
    void fonts()
      .then(({ showFonts }) => showFonts())
      .catch(isLater);
  });
}
