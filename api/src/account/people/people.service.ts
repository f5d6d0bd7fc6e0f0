import type { Consequences, PeopleFilter, PeopleQuery, PeopleStatistics } from '@vidya/contracts/calls/people';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { type PeopleKind, peopleKinds } from '@vidya/contracts/texts/choices';
import { monthInIndia } from '@vidya/contracts/texts/format';
import { notFound } from '../../http/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import { viewListed } from '../user-view.ts';
import type { PeopleListStore } from './people-list.store.ts';
import type { PeopleSearchStore } from './people-search.store.ts';

interface PeopleParts extends AccountParts {
  list: PeopleListStore;
  search: PeopleSearchStore;
}

/** One page of one kind of people. */
interface Page {
  ids: string[];
  total: number;
  isCapped?: boolean;
}

const nobody: Page = { ids: [], total: 0 };

export const kindsOf = ({ kind }: PeopleFilter): readonly PeopleKind[] => (kind ? [kind] : peopleKinds);

export function createPeopleService({ users, people, list, search, counts }: PeopleParts) {
  const countTotal = async (kind: PeopleKind, status: PeopleFilter['status']): Promise<number> => {
    const { registered, enrolled } = await counts.countPeople();
    if (!status) return registered[kind];
    return status === 'enrolled' ? enrolled[kind] : registered[kind] - enrolled[kind];
  };
  const listPage = async (kind: PeopleKind, query: PeopleQuery): Promise<Page> => {
    const { status, q, sort = 'name', page = 1, limit = limits.peoplePerFetch } = query;
    const offset = (page - 1) * limit;
    if (q) {
      const { ids, isCapped } = await search.searchIds({ kind, status, sort }, q);
      return { ids: ids.slice(offset, offset + limit), total: ids.length, isCapped };
    }
    const total = await countTotal(kind, status);
    const ids = await list.listIds({ kind, status, sort, limit, offset, total });
    // The first page is more exact than a count that is some seconds old.
    return { ids, total: page === 1 && ids.length < limit ? ids.length : total };
  };
  return {
    async fetchStudentsAndInstructors(query: PeopleQuery) {
      const asked = kindsOf(query);
      const pageOf = async (kind: PeopleKind) => (asked.includes(kind) ? listPage(kind, query) : nobody);
      const [students, instructors] = await Promise.all([pageOf('students'), pageOf('instructors')]);
      const seen = await viewListed(people, await list.readPeople([...students.ids, ...instructors.ids]));
      const isCapped = Boolean(students.isCapped || instructors.isCapped);
      return {
        data: {
          students: seen.filter(({ role }) => role === 'USER'),
          instructors: seen.filter(({ role }) => role === 'INSTRUCTOR'),
        },
        meta: {
          totals: { students: students.total, instructors: instructors.total },
          ...(isCapped && { isCapped }),
        },
      };
    },
    async getPeopleStatistics(year: number = monthInIndia(new Date()).year): Promise<PeopleStatistics> {
      const [now, joinedByMonth, quizzes] = await Promise.all([
        counts.countPeople(),
        counts.countJoined(year),
        counts.countQuizzes(year),
      ]);
      return { ...now, joinedByMonth, quizzes };
    },
    async getConsequences(userId: string): Promise<Consequences> {
      if (!(await users.find(userId))) throw notFound(apiMessages.account.userMissing);
      return counts.countConsequences(userId);
    },
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
