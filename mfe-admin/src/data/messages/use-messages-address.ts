import { limits } from '@vidya/contracts/rules/limits';
import { useLocation } from 'react-router-dom';
import { pageOfAddress } from '../page-of-address.ts';
import { useAddressParams } from '../use-address-params.ts';

export type MessageState = 'open' | 'answered';

/** The list, its page and the open message, stored in the address. */
export function useMessagesAddress() {
  const { params, write, withParams } = useAddressParams();
  const { pathname } = useLocation();
  const state: MessageState = params['state'] === 'answered' ? 'answered' : 'open';
  const page = pageOfAddress(params['page']);
  const to = (messageId: string) => ({ pathname, search: String(new URLSearchParams(withParams({ messageId }))) });
  return {
    state,
    page,
    q: (params['q'] ?? '').trim().slice(0, limits.searchCharacters),
    messageId: params['messageId'] ?? '',
    toMessage: to,
    toList: to(''),
    choose: (chosen: MessageState) => write({ state: chosen === 'open' ? '' : chosen, page: '', messageId: '' }),
    search: (q: string) => write({ q, page: '' }),
    turn: (next: number) => write({ page: next > 1 ? String(next) : '' }),
  };
}

export type MessagesAddress = ReturnType<typeof useMessagesAddress>;
