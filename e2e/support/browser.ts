import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { getProfile } from '../../contracts/src/calls/account.ts';
import { callAddress } from '../../contracts/src/calls/call.ts';
import { login, register } from '../../contracts/src/calls/sign-in.ts';
import { xsrfCookie } from '../../contracts/src/rules/cookies.ts';
import { timeLimit } from '../../contracts/src/testing/time-limit.ts';
import { send } from './calls.ts';
import { eventually } from './eventually.ts';
import { watchRequests } from './quiet.ts';
import { browserEndpoint, browserSlowdown } from './run.ts';
import { password, siteUrl } from './site.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Page errors and refused content so far; there must be none at the end of a journey. */
  pageErrors: string[];
}

declare global {
  /** See `environment.ts`. */
  function connectBrowser(endpoint: string): Promise<Browser>;
}

/** The contexts of this test file. */
const contexts: BrowserContext[] = [];

/** Ends a visit, or does nothing if it has ended. A page that is just being loaded by then is no failure. */
export async function endVisit(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
  await context.close();
}

/** Ends every visit of this file. The browser stays open: `npm run e2e` starts one for each worker. */
export async function closeBrowser(): Promise<void> {
  await Promise.all(contexts.splice(0).map(endVisit));
}

// The page handles refused calls; the console reports them as errors too.
const isExpected = (text: string): boolean => /Failed to load resource/.test(text);

/** For journeys that test motion, or a main path as most people see it. */
export const withMotion: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** The slowed pages of each test. */
const slowed = new Map<string, CDPSession[]>();

/** A slowed page takes the processor even if it does nothing, so those of tests that have ended are slowed no more. */
async function slowDown(page: Page): Promise<void> {
  const { currentTestName = '' } = expect.getState();
  for (const [test, sessions] of slowed) {
    if (test === '' || test === currentTestName) continue;
    slowed.delete(test);
    // A page may be closed by now.
    for (const old of sessions) old.send('Emulation.setCPUThrottlingRate', { rate: 1 }).catch(() => undefined);
  }
  const session = await page.context().newCDPSession(page);
  slowed.set(currentTestName, [...(slowed.get(currentTestName) ?? []), session]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: browserSlowdown });
}

/**
 * Opens a visit without stored data and with reduced motion: drawing skeletons and transitions without a graphics card
 * takes a third of a page's time. Collects all errors of the page.
 */
export async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await connectBrowser(browserEndpoint);
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  contexts.push(context);
  if (browserSlowdown > 1) context.on('page', (page) => void slowDown(page));
  context.setDefaultTimeout(timeLimit(30_000));
  const page = await context.newPage();
  watchRequests(page);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) pageErrors.push(`console: ${message.text()}`);
  });
  return { page, context, pageErrors };
}

/** Fails after each test of a file or block in which one of these visits had an error. */
export function meetNoErrors(visits: () => Visit[]): void {
  afterEach(() => {
    const met = visits().flatMap(({ pageErrors }) => pageErrors.splice(0));
    if (met.length > 0) throw new Error(met.join('\n'));
  });
}

/** The response to the first refused call sets the token that a form must send; a busy server has none to give. */
async function beginSession(context: BrowserContext): Promise<void> {
  const ask = () => context.request.get(callAddress(getProfile)).then(() => context.cookies());
  await eventually(ask, (cookies) => cookies.some(({ name }) => name === xsrfCookie));
}

/**
 * Signs a visit in by a call, without the form, which has its own journeys. Pages that open later get the person from
 * the server.
 */
export async function signIn(page: Page, email: string, secret: string = password): Promise<void> {
  const context = page.context();
  await beginSession(context);
  await send({ context }, login, { body: { email, password: secret } });
}

/** Signs a new learner up and in by calls, without the forms. Returns their address. */
export async function signUp(page: Page, fullName: string): Promise<string> {
  const context = page.context();
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@vidya.example`;
  await beginSession(context);
  await send({ context }, register, { body: { fullName, email, password } });
  await signIn(page, email);
  return email;
}
