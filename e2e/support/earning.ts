import type { Page } from 'playwright-core';
import { getProfile } from '../../contracts/src/calls/account.ts';
import { listPayouts, type Payout } from '../../contracts/src/calls/ledger/payouts.ts';
import { changeRole } from '../../contracts/src/calls/people.ts';
import { newVisit, signIn, signUp, type Visit } from './browser.ts';
import { send } from './calls.ts';
import { eventually } from './eventually.ts';
import type { OwnSite } from './own-site.ts';

export interface Instructor extends Visit {
  id: string;
  email: string;
}

/** A new instructor of a site, whom its administrator gives that role. */
export async function newInstructor({ url }: OwnSite, admin: Visit, fullName: string): Promise<Instructor> {
  const visit = await newVisit({ baseURL: url });
  const email = await signUp(visit.page, fullName);
  const { _id: id } = await send(visit, getProfile, {});
  await send(admin, changeRole, { params: { userId: id }, body: { role: 'INSTRUCTOR' } });
  await signIn(visit.page, email);
  return { ...visit, id, email };
}

/** '₹1,499.00', '−₹20.00', as Earnings and Money show paise. */
export const amountOf = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${(Math.abs(paise) / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

/** Opens Earnings and waits for these amounts, in paise, under 'Balance', 'On hold' or 'Available'. */
export async function expectEarnings(page: Page, amounts: Record<string, number>): Promise<void> {
  await page.goto('/earnings');
  for (const [label, paise] of Object.entries(amounts)) {
    const tile = page.locator('dl > div', {
      has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }),
    });
    await tile.getByText(amountOf(paise), { exact: true }).waitFor();
  }
}

/** Fills in the open dialog of the payout account, and saves it. */
export async function fillAccount(page: Page, { holder, number }: Record<'holder' | 'number', string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Payout account' });
  await dialog.getByLabel('Name of the holder').fill(holder);
  await dialog.getByLabel('IFSC').fill('HDFC0000053');
  await dialog.getByLabel('Account number', { exact: true }).fill(number);
  await dialog.getByLabel('Account number again').fill(number);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

export const account = (page: Page) => page.getByRole('region', { name: 'Payout account' });

/** Waits until a person's newest payout is in this state. */
export const payoutIn = async (visit: Visit, state: Payout['state']): Promise<Payout> =>
  (await eventually(
    async () => (await send(visit, listPayouts, {}))[0],
    (payout) => payout?.state === state,
  ))!;
