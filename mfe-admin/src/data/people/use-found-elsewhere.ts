import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { PeopleKind, UserStatus } from '@vidya/contracts/calls/choices';
import { fetchStudentsAndInstructors } from '@vidya/contracts/calls/people';

interface Search {
  kind: PeopleKind;
  status: UserStatus;
  q: string;
}

/** The number of matches with the other status. `isMore`: there are more than were counted. */
export interface FoundElsewhere {
  status: UserStatus;
  howMany: number;
  isMore: boolean;
}

/**
 * Runs the same search for the other status, without a toast. Undefined without a search and while it loads; null if it
 * failed.
 */
export function useFoundElsewhere({ kind, status, q }: Search): FoundElsewhere | null | undefined {
  const { send } = usePlatform();
  const other: UserStatus = status === 'enrolled' ? 'notEnrolled' : 'enrolled';
  // Only the number matters, so request the minimum of one person.
  const query = { kind, status: other, q, page: 1, limit: 1 };
  const { data, error } = useQuery({
    queryKey: keys.peopleElsewhere(query),
    queryFn: async ({ signal }) => {
      const { meta } = await send(fetchStudentsAndInstructors, { query, signal });
      return { status: other, howMany: meta?.totals[kind] ?? 0, isMore: meta?.isCapped ?? false };
    },
    enabled: q !== '',
    retry: false,
  });
  if (q === '') return undefined;
  return error ? null : data;
}
