import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
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
  troubles: string[];
}

let browser: Browser | undefined;

/** The run's one browser, which `npm run e2e` has started. What a file opened in it ends with the file. */
async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.connect(browserEndpoint);
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

// A refused call is an answer the page deals with; the console repeats it as an error.
const isExpected = (text: string): boolean => /Failed to load resource/.test(text);

/** A visitor with nothing stored. Everything the page complains of is kept. */
export async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (await openBrowser()).newContext({
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  watchRequests(page);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) troubles.push(`console: ${message.text()}`);
  });
  return { page, context, troubles };
}

/** After each test of a file or a block: these visits have met no error since the one before. */
export function meetNoErrors(visits: () => Visit[]): void {
  afterEach(() => {
    const met = visits().flatMap(({ troubles }) => troubles.splice(0));
    if (met.length > 0) throw new Error(met.join('\n'));
  });
}

/** The first refused call brings the token that a form must repeat. */
async function beginSession(context: BrowserContext): Promise<void> {
  await context.request.get(siteUrl + callAddress(getProfile));
}

/**
 * Gives a visit a session past the form, which has journeys of its own, as one has it who comes back: the pages that are
 * opened from here on know the person. Opens none.
 */
export async function signIn(page: Page, email: string, secret: string = password): Promise<void> {
  const context = page.context();
  await beginSession(context);
  const user = await send({ context }, login, { body: { email, password: secret } });
  const localStorage = [{ name: 'vidya.user', value: JSON.stringify(user) }];
  await context.setStorageState({
    cookies: await context.cookies(siteUrl),
    origins: [{ origin: new URL(siteUrl).origin, localStorage }],
  });
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
