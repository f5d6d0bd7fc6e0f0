import type { TestApi } from './api.ts';
import type { People } from './ownership-callers.ts';
import { addPackage } from './packages.ts';

const rows = 'title,link\nTokens,https://www.youtube.com/watch?v=dQw4w9WgXcQ\n';

/** A package of one lecture for this course by each who may send one. */
export async function addPackages(api: TestApi, people: People, courseId: string) {
  const add = (sender: 'owner' | 'admin' | 'coInstructor') =>
    addPackage(api, { userId: people[sender].id, courseId }, rows);
  return { owner: await add('owner'), admin: await add('admin'), coInstructor: await add('coInstructor') };
}
