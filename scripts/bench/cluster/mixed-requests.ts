import { API_BASE } from '@vidya/contracts/texts/api-base';
import { addPerson } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { fill } from '../load/catalog-fill.ts';

const courses = 5_000;

/** Fills the catalogue and signs learners in; resolves with their headers. */
export const addLearners = (database: OwnDatabase, learners: number): Promise<Record<string, string>[]> =>
  database.use(async (open) => {
    await fill(open, courses);
    const all: Record<string, string>[] = [];
    for (let number = 0; number < learners; number += 1) all.push((await addPerson(open.db, 'USER', number)).headers);
    return all;
  });

const sorts = ['mostPopular', 'new', 'topRated'];
const own = ['/user/auth/getProfile', '/course/subscribedCourses', '/payment/purchaseHistory'];

/** Of four requests, three are for the catalogue and one is for a learner's own data. */
export const mixedRequests = (learners: Record<string, string>[]) =>
  Array.from({ length: 200 }, (_, n) => {
    if (n % 4 === 3) return { path: API_BASE + own[n % own.length]!, headers: learners[n % learners.length]! };
    const query = `sort=${sorts[n % sorts.length]}&page=${1 + (n % 40)}&limit=8&counts=true`;
    return { path: `${API_BASE}/course/?${query}`, headers: {} };
  });
