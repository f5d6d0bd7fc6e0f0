import { useQueryClient } from '@tanstack/react-query';
import { getMessage, listMessages } from '@vidya/contracts/browser/calls';
import type { Send } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useListAddress } from '@vidya/contracts/browser/lists/use-list-address';
import type { ContactMessage, MessageMeta, MessageQuery } from '@vidya/contracts/calls/contact';
import { isId } from '@vidya/contracts/rules/id';
import { limits } from '@vidya/contracts/rules/limits';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRequest } from '../data/use-request.ts';

type MessageState = 'open' | 'answered';

/** The list, its page and the open message, stored in the address. */
export function useMessagesAddress() {
  const { params, q, page, typed, turn, write, withParams } = useListAddress();
  const { pathname } = useLocation();
  const state: MessageState = params['state'] === 'answered' ? 'answered' : 'open';
  const to = (messageId: string) => ({ pathname, search: String(new URLSearchParams(withParams({ messageId }))) });
  return {
    state,
    page,
    q,
    messageId: params['messageId'] ?? '',
    toMessage: to,
    toList: to(''),
    choose: (chosen: MessageState) => write({ state: chosen === 'open' ? '' : chosen, page: '', messageId: '' }),
    typed,
    turn,
  };
}

export type MessagesAddress = ReturnType<typeof useMessagesAddress>;

interface MessagesPage {
  messages: ContactMessage[];
  total: number;
  counts: MessageMeta | undefined;
}

const pageRequest = (query: MessageQuery) => ({
  key: keys.messagePage(query),
  fetch: async (send: Send, signal: AbortSignal): Promise<MessagesPage> => {
    const { data, total, meta } = await send(listMessages, { query, signal });
    return { messages: data, total, counts: meta };
  },
});

/** One page of a list. The previous page stays while the next one loads. */
export function useMessages({ state, q, page }: MessagesAddress) {
  const query = { state, page, ...(q && { q }) };
  const { data, ...request } = useRequest({ ...pageRequest(query), keepsPrevious: true });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / limits.messagesPerPage));
  return { ...request, messages: data?.messages, counts: data?.counts, pages };
}

export type MessageList = ReturnType<typeof useMessages>;

/**
 * The first message of a list, for a window that has room for one although the address names none; '' without one. It
 * stays the same while the list changes, so that an answered message is not replaced by the next.
 */
export function useFirstMessage({ state, q, page }: MessagesAddress, { messages, isOutdated }: MessageList): string {
  const list = `${state} ${page} ${q}`;
  const [first, setFirst] = useState({ list: '', id: '' });
  const id = isOutdated ? undefined : messages?.[0]?._id;
  if (first.list !== list && id !== undefined) setFirst({ list, id });
  return first.list === list ? first.id : '';
}

/** The open message: from the cached list at once, then from the server. */
export function useMessage(messageId: string) {
  const queries = useQueryClient();
  const listed = (): ContactMessage | undefined =>
    queries
      .getQueriesData<MessagesPage>({ queryKey: [...keys.messages, 'page'] })
      .flatMap(([, page]) => page?.messages ?? [])
      .find(({ _id }) => _id === messageId);
  return useRequest({
    key: keys.message(messageId),
    fetch: async (send, signal) => (await send(getMessage, { params: { messageId }, signal })).data,
    placeholder: listed,
    enabled: isId(messageId),
  });
}

/** The number of open messages; undefined while unknown. */
export const useOpenMessages = (): number | undefined =>
  useRequest(pageRequest({ state: 'open', limit: 1 })).data?.counts?.open;
