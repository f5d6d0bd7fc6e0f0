import type { Page } from 'playwright-core';
import { openRendered } from './content.ts';

/** Opens a page whose scripts wait until `arrive` is called. */
export async function openEarly(page: Page, address: string): Promise<{ arrive: () => void }> {
  const arrive = await holdScripts(page);
  await openRendered(page, address);
  return { arrive };
}

/** The scripts of the next document wait until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/static/**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return () => arrive();
}
