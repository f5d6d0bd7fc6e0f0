import { useQueryClient } from '@tanstack/react-query';
import { getAccountSignIn, listFactorResets } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/rules/api-error';
import { forgotPasswordProblems } from '@vidya/contracts/rules/validation';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRequest } from '../data/use-request.ts';

/** The requests that wait for a second administrator. */
export const useFactorResets = () =>
  useRequest({
    key: keys.factorResets,
    fetch: async (send, signal) => (await send(listFactorResets, { signal })).data,
  });

export type FactorResets = ReturnType<typeof useFactorResets>;

/** The account whose id the page's address has. */
export function useChosenAccount() {
  const [params] = useSearchParams();
  const userId = params.get('userId') ?? '';
  const request = useRequest({
    key: keys.accountSignInOf({ userId }),
    fetch: async (send, signal) => (await send(getAccountSignIn, { query: { userId }, signal })).data,
    enabled: userId !== '',
    // Not cached: what is removed by it must be what is there.
    gcTime: 0,
  });
  return { userId, ...request };
}

/** Finds an account by its e-mail address. The page's address gets its id, so that no mail address stands there. */
export function useFindAccount() {
  const { send, toasts } = usePlatform();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const shown = params.get('userId') ?? '';
  const [email, write] = useState('');
  const [fault, setFault] = useState<string>();
  const [foundName, setFoundName] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** The page's address: '' shows no account. */
  const show = (userId: string): void => {
    if (userId !== shown) setParams(userId ? { userId } : {}, { preventScrollReset: true });
  };
  const refuse = (message: string): null => {
    setFault(message);
    // An account that was found before is not the one of this address.
    show('');
    toasts.error(message);
    return null;
  };
  return {
    email,
    fault,
    /** The id of the account found last; '' without one. */
    foundName,
    isBusy,
    type: (typed: string): void => {
      setFault(undefined);
      write(typed);
    },
    /** Resolves with the found account's id; null for none, which the field and a toast say. */
    find: async (): Promise<string | null> => {
      setFoundName('');
      const [problem] = forgotPasswordProblems({ email });
      if (problem) return refuse(problem.message);
      setBusy(true);
      try {
        const { data } = await send(getAccountSignIn, { query: { email: email.trim() } });
        const userId = data.person._id;
        queries.setQueryData(keys.accountSignInOf({ userId }), data);
        show(userId);
        setFoundName(data.person.fullName);
        return userId;
      } catch (error) {
        return refuse(messageOf(error, 'Error In Finding The Account'));
      } finally {
        setBusy(false);
      }
    },
  };
}
