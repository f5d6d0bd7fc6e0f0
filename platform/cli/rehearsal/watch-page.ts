import type { Page } from 'playwright-core';
import { findViolations } from '../../../scripts/check/axe.ts';
import { isFailedCall } from './answers.ts';

/** What is wrong with a page: 'blank', 'throws', 'policy', … and a sentence. */
export interface Finding {
  kind: 'blank' | 'title' | 'throws' | 'policy' | 'call' | 'hydration' | 'failed' | 'axe' | 'slow' | 'leaks';
  what: string;
}

/** Runs in the page, before anything else: policy violations and what the shell says of the rehearsed version. */
const listen = `
window.__rehearsed = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.__rehearsed.push('policy ' + violatedDirective + ' ' + blockedURI));
window.addEventListener('vidya-outcome', ({ detail }) => window.__rehearsed.push('outcome ' + detail));`;

/** The page has its content: no skeleton, no pending request for half a second. */
const settledWithinMs = 15_000;
/** After that: on a slow machine the code has come, and is not done yet. */
const drawnWithinMs = 5_000;

const kinds: Record<string, Finding['kind']> = {
  hydrationFailed: 'hydration',
  renderFailed: 'throws',
  eventFailed: 'throws',
};

function heard(line: string): Finding | undefined {
  if (line.startsWith('policy ')) return { kind: 'policy', what: line.slice('policy '.length) };
  const [, , outcome = '', ...error] = line.split(' ');
  if (['ok', 'business', 'left'].includes(outcome)) return undefined;
  return { kind: kinds[outcome] ?? 'failed', what: [outcome, ...error].join(' ').trim() };
}

interface Seen {
  title: string;
  hasHeading: boolean;
  hasText: boolean;
  reports: string[];
}

const look = `({
  title: document.title,
  hasHeading: [...document.querySelectorAll('main h1')].some((one) => one.innerText.trim() !== ''),
  hasText: (document.querySelector('main')?.innerText.trim() ?? '') !== '',
  reports: window.__rehearsed,
})`;

/** More windows than a page of ours is long; a list without end goes on for ever. */
const maxWindows = 30;

/** Reads the page to its end and comes back: parts of it load when they come near. */
const readThrough = `(async () => {
  for (let at = 0; at < ${maxWindows} && at * innerHeight < document.body.scrollHeight; at += 1) {
    scrollTo(0, at * innerHeight);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo(0, 0);
})()`;

/** Opens an address and says what is wrong there. */
export async function openAndWatch(page: Page, address: string): Promise<Finding[]> {
  const found: Finding[] = [];
  page.on('pageerror', (error) => found.push({ kind: 'throws', what: error.message.split('\n')[0] ?? '' }));
  page.on('response', (response) => {
    if (isFailedCall(response))
      found.push({
        kind: 'call',
        what: `${response.request().method()} ${new URL(response.url()).pathname} ${response.status()}`,
      });
  });
  await page.addInitScript(listen);
  await page.goto(address, { waitUntil: 'load' });
  const isIdle = await page.waitForLoadState('networkidle', { timeout: settledWithinMs }).then(
    () => true,
    () => false,
  );
  await page.evaluate(readThrough);
  const loading = page.locator('main [aria-busy="true"]').first();
  await loading.waitFor({ state: 'detached', timeout: drawnWithinMs }).catch(() => undefined);
  if (!isIdle) found.push({ kind: 'slow', what: `still loads after ${settledWithinMs / 1000} s` });
  const heading = page.locator('main h1', { hasText: /\S/ }).first();
  // Not waitForFunction: the pages' policy forbids the eval in it.
  await heading.waitFor({ state: 'attached', timeout: drawnWithinMs }).catch(() => undefined);
  const seen = await page.evaluate<Seen>(look);
  found.push(...seen.reports.flatMap((line) => heard(line) ?? []));
  if (!seen.hasText) found.push({ kind: 'blank', what: 'shows no text' });
  else if (!seen.hasHeading) found.push({ kind: 'blank', what: 'has no heading' });
  if (seen.title.trim() === '') found.push({ kind: 'title', what: 'has no title' });
  const violations = await findViolations(page, {});
  found.push(...violations.map(({ id, nodes }): Finding => ({ kind: 'axe', what: `${id}: ${nodes[0]?.html ?? ''}` })));
  return found;
}
