import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { fetchStudentsAndInstructors, type PeopleKind, type UserStatus } from '@vidya/contracts/calls/people';

interface Search {
  kind: PeopleKind;
  status: UserStatus;
  q: string;
}

/** How many people with the other status are called so; `isMore` when there are more than were counted. */
export interface FoundElsewhere {
  status: UserStatus;
  howMany: number;
  isMore: boolean;
}

/**
 * Looks for the same words among the people with the other status, in silence. Undefined while nobody is looked for
 * and until the answer is there; null when it failed.
 */
export function useFoundElsewhere({ kind, status, q }: Search): FoundElsewhere | null | undefined {
  const { send } = usePlatform();
  const other: UserStatus = status === 'enrolled' ? 'notEnrolled' : 'enrolled';
  // One person is the least that can be asked for: only the number counts.
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
