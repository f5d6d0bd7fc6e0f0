import { getProfile } from '@vidya/contracts/calls/account';
import { callAddress } from '@vidya/contracts/calls/call';
import { login } from '@vidya/contracts/calls/sign-in';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { build } from '../../build.ts';
import { findBrowser } from '../../check/browser.ts';
import { browserFlags } from '../../check/chromium.ts';
import { moveAside, withSite } from '../../check/site/journey-world.ts';
import { siteAddress } from '../../run/site-address.ts';

export const launchBrowser = (...flags: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, ...flags] });

/** Builds and starts a separate site with the sample data, served as in production, and a browser for it. */
export async function onSite<Value>(folder: string, work: (browser: Browser) => Promise<Value>): Promise<Value> {
  await build();
  moveAside(folder);
  process.env['REQUESTS_PER_MINUTE'] ??= '0';
  return withSite(async () => {
    const browser = await launchBrowser();
    try {
      return await work(browser);
    } finally {
      await browser.close();
    }
  });
}

/** Signs a sample person in. */
export async function signIn(context: BrowserContext, email: string): Promise<void> {
  await context.request.get(siteAddress() + callAddress(getProfile));
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const response = await context.request.post(siteAddress() + callAddress(login), {
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
    data: { email, password: 'vidya-demo' },
  });
  if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
}
