import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { getProfile, login } from '../../contracts/src/account.ts';
import { callAddress } from '../../contracts/src/call.ts';
import { browserFlags } from '../../scripts/check/browser.ts';
import { eventually } from './eventually.ts';
import { watchRequests } from './quiet.ts';
import { password, siteUrl } from './site.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Page errors and refused content so far; a journey ends by finding none. */
  troubles: string[];
}

let browser: Browser | undefined;

/** One browser per test file. */
export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: browserFlags,
  });
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

/** Signs in past the form, which has journeys of its own, and comes to the home page. */
export async function signIn(page: Page, email: string, secret: string = password): Promise<void> {
  const context = page.context();
  // Refused, and answered with the token that a log-in must repeat.
  await context.request.get(siteUrl + callAddress(getProfile));
  const token = (await context.cookies(siteUrl)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await context.request.post(siteUrl + callAddress(login), {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    data: { email, password: secret },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'A broad selection of courses' }).waitFor();
  // The start-up probe has brought the person.
  await eventually(
    () => page.evaluate<boolean>(`localStorage.getItem('vidya.user') !== null`),
    (isThere) => isThere,
  );
}

/** Signs a new learner up through the forms and in. Answers their address. */
export async function signUp(page: Page, fullName: string): Promise<string> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@vidya.example`;
  await page.goto('/auth/signup');
  await page.getByLabel('Name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(/\/auth\/login/);
  await signIn(page, email);
  return email;
}
