import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { browserFlags } from '../../../scripts/check/chromium.ts';
import { findAddresses } from './addresses.ts';
import { type Answers, recordAnswers, replayAnswers } from './answers.ts';
import { findLeaks } from './find-leaks.ts';
import { compare } from './pictures.ts';
import { type Role, signIn } from './roles.ts';
import { type Finding, openAndWatch } from './watch-page.ts';

export interface Rehearsed {
  role: string;
  path: string;
  address: string;
  width: number;
  /** What is wrong with the candidate and not with the live version. */
  findings: Finding[];
  /** The share of pixels that differ from the live version, 0 to 1. */
  difference: number;
  pictures: { live: Buffer; candidate: Buffer; difference: Buffer | null };
}

export interface Rehearsal {
  views: Rehearsed[];
  /** Roles and paths that could not be looked at, with the reason. */
  skipped: string[];
}

interface Plan {
  /** The program of a Chromium. */
  browser: string;
  origin: string;
  paths: readonly string[];
  roles: readonly Role[];
  /** The value of the cookie that shows the candidate. */
  previewCookie: string;
}

const widths = [375, 1440] as const;
const heights: Record<number, number> = { 375: 812, 1440: 900 };

const newContext = (
  browser: Browser,
  width: number,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
) =>
  browser.newContext({
    viewport: { width, height: heights[width] ?? 900 },
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...(storageState && { storageState }),
  });

/** Hides the bar that says what a preview shows: it is no part of the page. */
const hideBar = `document.querySelectorAll('[aria-label="Versions"]').forEach(({ style }) => style.setProperty('display', 'none'))`;

interface View {
  address: string;
  answers: Answers;
  isCandidate: boolean;
}

/** Looks at one address with the live version or with the candidate. */
async function look(context: BrowserContext, { address, answers, isCandidate }: View) {
  const page = await context.newPage();
  try {
    await (isCandidate ? replayAnswers : recordAnswers)(page, answers);
    const findings = await openAndWatch(page, address);
    await page.evaluate(hideBar);
    return { findings, picture: await page.screenshot({ fullPage: true, animations: 'disabled' }) };
  } finally {
    await page.close();
  }
}

const isSame = (one: Finding, other: Finding): boolean => one.kind === other.kind && one.what === other.what;
const without = (all: Finding[], these: Finding[]): Finding[] =>
  all.filter((one) => !these.some((other) => isSame(one, other)));

/** Pages that are opened and left over and over. Each role takes others, because the time grows with each. */
const maxRepeated = 3;

interface Repeated {
  origin: string;
  addresses: readonly string[];
  answers: Answers;
}

/** What stays of the candidate's pages, twice, and not of the live version's. */
async function newLeaks(live: BrowserContext, tried: BrowserContext, pages: Repeated): Promise<Finding[]> {
  const after = await findLeaks(tried, pages);
  if (after.length === 0) return [];
  const again = await findLeaks(tried, pages);
  const before = await findLeaks(live, pages);
  return without(after, before).filter((one) => again.some((other) => isSame(one, other)));
}

/** Some of the addresses: with several roles all of them, as far as possible. */
const shareOf = (addresses: readonly string[], role: number): string[] =>
  Array.from({ length: Math.min(maxRepeated, addresses.length) }, (_, at) => {
    return addresses[(role * maxRepeated + at) % addresses.length]!;
  });

/** All pages of the area for one role, at each width. */
async function rehearseRole(browser: Browser, role: Role, plan: Plan): Promise<Rehearsal> {
  const { origin, paths, previewCookie } = plan;
  const first = await newContext(browser, 1440);
  if (!(await signIn(first, origin, role)))
    return { views: [], skipped: [`${role.name}: the account is not accepted`] };
  const scout = await first.newPage();
  const addresses = await findAddresses(scout, { origin, paths });
  const state = await first.storageState();
  await first.close();
  const views: Rehearsed[] = [];
  const all: Answers = new Map();
  for (const width of widths) {
    const live = await newContext(browser, width, state);
    const tried = await newContext(browser, width, state);
    await tried.addCookies([{ name: 'vidya-preview', value: previewCookie, url: origin }]);
    for (const [path, address] of addresses) {
      const answers: Answers = new Map();
      const before = await look(live, { address, answers, isCandidate: false });
      const after = await look(tried, { address, answers, isCandidate: true });
      for (const [call, answer] of answers) all.set(call, answer);
      const { share, picture } = await compare(before.picture, after.picture);
      const findings = without(after.findings, before.findings);
      const pictures = { live: before.picture, candidate: after.picture, difference: picture };
      views.push({ role: role.name, path, address, width, findings, difference: share, pictures });
    }
    if (width === widths.at(-1) && addresses.size > 0) {
      const pages = { origin, addresses: shareOf([...addresses.values()], plan.roles.indexOf(role)), answers: all };
      views.at(-1)?.findings.push(...(await newLeaks(live, tried, pages)));
    }
    await Promise.all([live.close(), tried.close()]);
  }
  const unseen = paths.filter((path) => !addresses.has(path));
  return { views, skipped: unseen.map((path) => `${role.name}: nothing links to ${path}`) };
}

/**
 * Shows the candidate composed with the live shell and the other live areas in a browser: every path of the area, each
 * role, 375 and 1440 px wide, with the answers that the live version got.
 */
export async function rehearse(plan: Plan): Promise<Rehearsal> {
  const browser = await chromium.launch({ executablePath: plan.browser, args: browserFlags });
  try {
    const parts = await Promise.all(plan.roles.map((role) => rehearseRole(browser, role, plan)));
    return { views: parts.flatMap(({ views }) => views), skipped: parts.flatMap(({ skipped }) => skipped) };
  } finally {
    await browser.close();
  }
}
