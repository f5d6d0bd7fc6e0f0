import { screen, within } from '@testing-library/react';
import type { AccountSignIn, FactorReset } from '@vidya/contracts/calls/account-recovery';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { renderAdmin } from './render-admin.tsx';

export const recoveryPath = '/admin/dashboard/account-recovery';
export const asha = { _id: 'user-1', fullName: 'आशा राव', email: 'asha@vidya.example', role: 'USER' as const };

/** Asha's account, with every kind of factor. */
export const accountSignIn = (given: Partial<AccountSignIn> = {}): AccountSignIn => ({
  person: asha,
  passkeys: 2,
  hasTotp: true,
  recoveryCodesLeft: 7,
  devices: 3,
  factorReset: null,
  ...given,
});

/** A colleague asked to reset it. */
export const factorReset = (given: Partial<FactorReset> = {}): FactorReset => ({
  _id: 'reset-1',
  person: asha,
  requestedBy: { _id: 'admin-2', fullName: 'Kavita Menon' },
  reason: 'Phone stolen in Pune',
  createdAt: '2026-03-09T06:30:00.000Z',
  expiresAt: '2026-03-12T06:30:00.000Z',
  ...given,
});

/** The page 'Account recovery', where nothing waits by default. */
export const renderRecovery = (responses: MockResponses, at = recoveryPath) =>
  renderAdmin(at, { listFactorResets: () => [], ...responses });

/** Asha's account below the search. */
export const foundAccount = async () => within(await screen.findByRole('region', { name: 'Account of आशा राव' }));
