import { useQueryClient } from '@tanstack/react-query';
import { getSignInSecurity, listAccountEvents } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';

/** The person's ways to sign in. Always refetched: this page needs the current state. */
export const useSecurity = () => useCall(getSignInSecurity, { key: keys.signInSecurity, staleTime: 0 });

/** What happened to the account lately. */
export const useAccountEvents = () => useCall(listAccountEvents, { key: keys.accountEvents, staleTime: 0 });

/** Requests both again after a change. */
export function useRefreshSecurity(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.security });
}
