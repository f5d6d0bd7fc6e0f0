import { useQueryClient } from '@tanstack/react-query';
import { getPayoutAccount, listPayouts, savePayoutAccount } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import type { PayoutAccountForm } from '@vidya/contracts/rules/ledger/payout-account';

/** How often an account that is being validated is asked for, in ms. */
const validatingMs = 5_000;

/** Where the caller's earnings go; null: nowhere yet. Asked for again while it is being validated. */
export const usePayoutAccount = () =>
  useCall(getPayoutAccount, {
    key: keys.payoutAccount,
    refetchInterval: ({ state }) => (state.data?.state === 'validating' || state.data?.state === 'new') && validatingMs,
  });

/** The caller's payouts, newest first. */
export const usePayouts = () => useCall(listPayouts, { key: keys.payouts });

/** Saves the account, after a proof of who asks; resolves to whether it was saved. */
export function useSavePayoutAccount() {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return async (body: PayoutAccountForm): Promise<boolean> => {
    const saved = await run(send(savePayoutAccount, { body }), { failure: 'Error In Saving The Account' });
    if (saved) queries.setQueryData(keys.payoutAccount, saved.data);
    return saved !== null;
  };
}
