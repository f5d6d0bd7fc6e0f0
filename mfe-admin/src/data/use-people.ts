import { useQuery } from '@tanstack/react-query';
import { fetchStudentsAndInstructors } from '@vidya/contracts/account';
import { messageOf } from '@vidya/contracts/api-error';
import { keys } from '@vidya/contracts/keys';
import { usePlatform } from '@vidya/contracts/platform';
import { texts } from '@vidya/contracts/texts';

/** Everyone who learns or teaches here. A failure is told in a toast, besides what the screen shows. */
export function usePeople() {
  const { send, toasts } = usePlatform();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.people,
    queryFn: async ({ signal }) => {
      try {
        return (await send(fetchStudentsAndInstructors, { signal })).data;
      } catch (failure) {
        if (!signal.aborted) toasts.error(messageOf(failure, texts.account.fetchPeopleFailed));
        throw failure;
      }
    },
    retry: false,
  });
  return { people: data, error, isFetching, retry: () => void refetch() };
}
