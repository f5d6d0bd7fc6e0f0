import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** A colour that is still changing from one theme to the other has no contrast yet; it begins to with the next frame. */
const settled = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() =>
  Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)))`;

/** What axe finds on the page as it is now, in the light theme and in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(settled);
    const { violations } = await new AxeBuilder({ page })
      // In the page itself: a second page to put frames together in costs as long as looking does.
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    );
  }
  return found;
}
