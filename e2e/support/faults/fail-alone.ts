import type { BrowserContextOptions, Page } from 'playwright-core';
import type { RemoteName } from '../../../platform/gate/remotes.ts';
import { endVisit } from '../browser.ts';
import { move } from '../content.ts';
import { type AreaFault, begin, isSurvived, messageWithin } from './area-fault.ts';
import { headingOf, messageOf, pageOf, visitedBeside } from './areas.ts';
import { plantedButton } from './code-faults.ts';
import { type FaultVisit, newFaultVisit } from './fault-visit.ts';

/** Expects the toast of a refused form, which another area requests and the shell shows. */
async function expectToasts(page: Page, failing: RemoteName): Promise<void> {
  const [at, button] = failing === 'account' ? ['/contact', 'Submit'] : ['/changePassword', 'Change Password'];
  await move(page, at);
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await page.locator('.Toastify__toast').first().waitFor();
}

async function expectOthersAlive(page: Page, failing: RemoteName, fault: AreaFault): Promise<void> {
  for (const other of visitedBeside(failing, fault)) {
    await move(page, pageOf(other).at);
    await headingOf(page, other).waitFor();
  }
  await page.getByRole('banner').getByText('Administrator', { exact: true }).waitFor();
  await expectToasts(page, failing);
}

/** Opens the failing area and waits for the expected message or heading. */
async function meet({ page }: FaultVisit, name: RemoteName, fault: AreaFault): Promise<void> {
  const timeout = messageWithin(fault);
  await page.goto(pageOf(name).at, { waitUntil: 'commit' });
  if (!isSurvived(fault)) return messageOf(page, name).waitFor({ timeout });
  await headingOf(page, name).waitFor({ timeout });
  if (fault !== 'event') return;
  await page.getByRole('button', { name: plantedButton }).click();
  await page.locator('.Toastify__toast').first().waitFor();
  await headingOf(page, name).waitFor();
}

/**
 * Tests a failing area without a previous version: its message, that the rest of the site works, and that it recovers
 * without a reload. Returns the uncaught errors.
 */
export async function failAlone(name: RemoteName, fault: AreaFault, session: BrowserContextOptions): Promise<string[]> {
  const visit = await newFaultVisit(session);
  const end = await begin(visit, name, fault);
  try {
    await meet(visit, name, fault);
    await expectOthersAlive(visit.page, name, fault);
    end();
    await move(visit.page, pageOf(name).at);
    await headingOf(visit.page, name).waitFor();
  } finally {
    end();
    await endVisit(visit.context);
  }
  return visit.pageErrors.filter((text) => text.startsWith('page error'));
}
