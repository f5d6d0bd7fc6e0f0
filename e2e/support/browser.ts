import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { getProfile, login, register } from '../../contracts/src/calls/account.ts';
import { callAddress } from '../../contracts/src/calls/call.ts';
import { send } from './calls.ts';
import { watchRequests } from './quiet.ts';
import { browserEndpoint } from './run.ts';
import { password, siteUrl } from './site.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Page errors and refused content so far; a journey ends by finding none. */
  pageErrors: string[];
}

declare global {
  /** See `environment.ts`. */
  function connectBrowser(endpoint: string): Promise<Browser>;
}

/** What this file opened. */
const contexts: BrowserContext[] = [];

/** Ends every visit of this file. The browser itself goes on: `npm run e2e` has started one for each worker. */
export async function closeBrowser(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
}

// A refused call is an answer the page deals with; the console repeats it as an error.
const isExpected = (text: string): boolean => /Failed to load resource/.test(text);

/** For visits that look at movement itself, or walk a main path as most people see it. */
export const withMotion: BrowserContextOptions = { reducedMotion: 'no-preference' };

/**
 * A visitor with nothing stored, who wants no motion: drawing the frames of skeletons and transitions without a graphics
 * card takes a third of a page's time. Everything the page complains of is kept.
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
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  watchRequests(page);
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) pageErrors.push(`console: ${message.text()}`);
  });
  return { page, context, pageErrors };
}

/** After each test of a file or a block: these visits have met no error since the one before. */
export function meetNoErrors(visits: () => Visit[]): void {
  afterEach(() => {
    const met = visits().flatMap(({ pageErrors }) => pageErrors.splice(0));
    if (met.length > 0) throw new Error(met.join('\n'));
  });
}

/** The first refused call brings the token that a form must repeat. */
async function beginSession(context: BrowserContext): Promise<void> {
  await context.request.get(siteUrl + callAddress(getProfile));
}

/**
 * Gives a visit a session past the form, which has journeys of its own: the pages that are opened from here on find the
 * person by asking the server. Opens none.
 */
export async function signIn(page: Page, email: string, secret: string = password): Promise<void> {
  const context = page.context();
  await beginSession(context);
  await send({ context }, login, { body: { email, password: secret } });
}

/** Signs a new learner up and in, past the forms. Returns their address. */
export async function signUp(page: Page, fullName: string): Promise<string> {
  const context = page.context();
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@vidya.example`;
  await beginSession(context);
  await send({ context }, register, { body: { fullName, email, password } });
  await signIn(page, email);
  return email;
}
