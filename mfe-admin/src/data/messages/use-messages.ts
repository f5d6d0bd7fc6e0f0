import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { type ContactMessage, getMessage, listMessages, type MessageMeta } from '@vidya/contracts/calls/contact';
import { isId } from '@vidya/contracts/rules/id';
import { limits } from '@vidya/contracts/rules/limits';
import type { MessagesAddress } from './use-messages-address.ts';

export interface MessagesPage {
  messages: ContactMessage[];
  total: number;
  counts: MessageMeta | undefined;
}

/** One page of a list. The previous page stays while the next one loads. */
export function useMessages({ state, q, page }: MessagesAddress) {
  const { send } = usePlatform();
  const query = { state, page, ...(q && { q }) };
  const asked = useQuery({
    queryKey: keys.messagePage(query),
    queryFn: async ({ signal }): Promise<MessagesPage> => {
      const { data, total, meta } = await send(listMessages, { query, signal });
      return { messages: data, total, counts: meta };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  const total = asked.data?.total ?? 0;
  return {
    messages: asked.data?.messages,
    total,
    pages: Math.max(1, Math.ceil(total / limits.messagesPerPage)),
    counts: asked.data?.counts,
    error: asked.error,
    isOutdated: asked.isPlaceholderData,
    isFetching: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}

export type MessageList = ReturnType<typeof useMessages>;

/** The open message: from the cached list at once, then from the server. */
export function useMessage(messageId: string) {
  const { send } = usePlatform();
  const queries = useQueryClient();
  const listed = (): ContactMessage | undefined =>
    queries
      .getQueriesData<MessagesPage>({ queryKey: [...keys.messages, 'page'] })
      .flatMap(([, page]) => page?.messages ?? [])
      .find(({ _id }) => _id === messageId);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keys.message(messageId),
    queryFn: async ({ signal }) => (await send(getMessage, { params: { messageId }, signal })).data,
    placeholderData: listed,
    enabled: isId(messageId),
    retry: false,
  });
  return { message: data, error, isFetching, retry: () => void refetch() };
}

/** The number of open messages; undefined while unknown. */
export function useOpenMessages(): number | undefined {
  const { send } = usePlatform();
  const query = { state: 'open', limit: 1 } as const;
  const { data } = useQuery({
    queryKey: keys.messagePage(query),
    queryFn: async ({ signal }): Promise<MessagesPage> => {
      const { data: messages, total, meta } = await send(listMessages, { query, signal });
      return { messages, total, counts: meta };
    },
    retry: false,
  });
  return data?.counts?.open;
}
