import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Send } from '@vidya/contracts/browser/client';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { messageOf } from '@vidya/contracts/rules/api-error';

type Options<Data> = Parameters<typeof useQuery<Data>>[0];

interface Request<Data> extends Pick<Options<Data>, 'enabled' | 'staleTime' | 'gcTime' | 'refetchInterval'> {
  key: readonly unknown[];
  fetch: (send: Send, signal: AbortSignal) => Promise<Data>;
  /** The data of the previous key stays while this one's loads. */
  keepsPrevious?: boolean;
  /** Shown until the first response. */
  placeholder?: Options<Data>['placeholderData'];
  /** The text of a toast if the request fails; without it there is no toast. */
  failure?: string;
}

/** Data that a screen shows, and the state of its request. */
export function useRequest<Data>({ key, fetch, keepsPrevious, placeholder, failure, ...timing }: Request<Data>) {
  const { send, toasts } = usePlatform();
  const { data, dataUpdatedAt, error, isFetching, isPlaceholderData, refetch } = useQuery<Data>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      try {
        return await fetch(send, signal);
      } catch (fault) {
        if (failure && !signal.aborted) toasts.error(messageOf(fault, failure));
        throw fault;
      }
    },
    placeholderData: keepsPrevious ? keepPreviousData : placeholder,
    retry: false,
    ...timing,
  });
  return {
    data,
    fetchedAt: dataUpdatedAt,
    error,
    isFetching,
    /** The data is of the previous key. */
    isOutdated: isPlaceholderData,
    retry: () => void refetch(),
  };
}

export type RequestState = Omit<ReturnType<typeof useRequest>, 'data'>;
