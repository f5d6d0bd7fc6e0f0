import { isEnrolled } from '@vidya/contracts/account';
import { limits } from '@vidya/contracts/limits';
import { useAtom } from 'jotai';
import { pagesAtom, type PeopleKind, userStatusAtom } from './choices.ts';
import { usePeople } from './use-people.ts';

const sizes = {
  'students enrolled': limits.adminPage.enrolledStudents,
  'students notEnrolled': limits.adminPage.notEnrolledStudents,
  'instructors enrolled': limits.adminPage.instructors,
  'instructors notEnrolled': limits.adminPage.instructors,
} as const;

/** One page of the students or instructors with the chosen status. `people` is undefined until they have arrived. */
export function usePeopleList(kind: PeopleKind) {
  const { people, ...asking } = usePeople();
  const [status, chooseStatus] = useAtom(userStatusAtom);
  const [counters, setCounters] = useAtom(pagesAtom);
  const list = `${kind} ${status}` as const;
  const size = sizes[list];

  const matching = people?.[kind].filter((person) => isEnrolled(person) === (status === 'enrolled'));
  const total = matching?.length ?? 0;
  const pages = Math.max(1, Math.ceil(total / size));
  // The last person of the last page may just have been deleted.
  const page = Math.min(counters[list], pages);
  return {
    ...asking,
    people: matching?.slice((page - 1) * size, page * size),
    total,
    size,
    page,
    pages,
    turn: (next: number) => setCounters({ ...counters, [list]: next }),
    status,
    chooseStatus,
  };
}
