import { limits } from '@vidya/contracts/rules/limits';
import { useLocation } from 'react-router-dom';
import { pageOfAddress } from '../page-of-address.ts';
import { useAddressWords } from '../use-address-words.ts';

export type MessageState = 'open' | 'answered';

/** Which list, which page of it, and the message that is open: all of it in the address. */
export function useMessagesAddress() {
  const { words, write, withWords } = useAddressWords();
  const { pathname } = useLocation();
  const state: MessageState = words['state'] === 'answered' ? 'answered' : 'open';
  const page = pageOfAddress(words['page']);
  const to = (messageId: string) => ({ pathname, search: String(new URLSearchParams(withWords({ messageId }))) });
  return {
    state,
    page,
    q: (words['q'] ?? '').trim().slice(0, limits.searchCharacters),
    messageId: words['messageId'] ?? '',
    toMessage: to,
    toList: to(''),
    choose: (chosen: MessageState) => write({ state: chosen === 'open' ? '' : chosen, page: '', messageId: '' }),
    search: (q: string) => write({ q, page: '' }),
    turn: (next: number) => write({ page: next > 1 ? String(next) : '' }),
  };
}

export type MessagesAddress = ReturnType<typeof useMessagesAddress>;
