import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { browserFlags } from '../../scripts/check/browser.ts';
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
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) troubles.push(`console: ${message.text()}`);
  });
  return { page, context, troubles };
}

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, email: string, secret: string = password): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email', { exact: false }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'A broad selection of courses' }).waitFor();
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
