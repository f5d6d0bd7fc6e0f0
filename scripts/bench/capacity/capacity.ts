import { getProfile } from '@vidya/contracts/calls/account';
import { callAddress } from '@vidya/contracts/calls/call';
import { getCourse, listCourses, listSubscribedCourses } from '@vidya/contracts/calls/course';
import { listLectures, saveProgress } from '@vidya/contracts/calls/lecture';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../api/src/database/database.ts';
import { createApi, signedIn } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { kilobytes, row } from '../harness/figures.ts';
import type { Ask } from '../harness/load.ts';
import { readOptions } from '../harness/options.ts';
import { inPlace, type Place } from '../harness/place.ts';
import { fill } from '../load/admin-fill.ts';
import { type Cost, costOf } from './costs.ts';
import { planFor } from './plan.ts';

const lecturesPerCourse = 8;
const sizes = [10_000, 1_000_000, 10_000_000];

const addLectures = sql`
  insert into lectures (course_id, position, title, duration_seconds, youtube_link)
  select id, n, 'Lecture ' || n, 600, 'https://youtu.be/abcdefghijk' from courses, generate_series(1, ${lecturesPerCourse}::int) as n`;

const aLearner = sql`
  select e.user_id as "userId", e.course_id as "courseId", l.id as "lectureId"
  from enrolments e join lectures l on l.course_id = e.course_id where e.status = 'active' and e.expires_at > now() limit 1`;

interface Learner {
  userId: string;
  courseId: string;
  lectureId: string;
}

async function prepare(db: Db): Promise<{ learner: Learner; courses: string[]; headers: Record<string, string> }> {
  await db.execute(addLectures);
  await db.execute(sql`vacuum analyze`);
  const [learner] = await rowsOf<Learner>(db, aLearner);
  const courses = await rowsOf<{ id: string }>(db, sql`select id from courses limit 500`);
  return { learner: learner!, courses: courses.map(({ id }) => id), headers: await signedIn(db, learner!.userId) };
}

/** Of eight courses each. With the filters, which all courses pass, no list is asked for twice. */
const pages = 240;
const filters = [{}, { price: 'paid' }, { level: 'Beginner' }, { language: 'English' }];
const words = ['java', 'prompting', 'statistics', 'networks', 'design'];

function questionsOf({ courseId, lectureId }: Learner, courses: string[]): Record<string, (n: number) => Ask> {
  const list = (query: object): Ask => ({ path: callAddress(listCourses, {}, query) });
  return {
    'list, kept in memory': () => list({ page: 1 }),
    'list, read anew': (n) => list({ page: 1 + (n % pages), ...filters[Math.floor(n / pages) % filters.length] }),
    search: (n) => list({ q: `${words[n % words.length]} ${n}`, page: 1 }),
    'course page': (n) => ({ path: callAddress(getCourse, { courseId: courses[n % courses.length]! }) }),
    'own profile': () => ({ path: callAddress(getProfile) }),
    'own courses': () => ({ path: callAddress(listSubscribedCourses) }),
    'lectures of a course': () => ({ path: callAddress(listLectures, { courseId }) }),
    'progress report': (n) => ({
      path: callAddress(saveProgress, { courseId, lectureId }),
      body: { positionSeconds: n, watched: [[0, n + 1]], hasEnded: false },
    }),
  };
}

/** What visitors ask; all else needs the learner's session. */
const isPublic = (name: string): boolean => /^(list,|search|course page)/.test(name);

async function measure(place: Place, database: OwnDatabase, { users, asks }: { users: number; asks: number }) {
  return database.use(async (open) => {
    await fill(open, users);
    const { learner, courses, headers } = await prepare(open.db);
    const server = createApi(place, database);
    await server.start();
    const address = await server.address();
    const costs = new Map<string, Cost>();
    for (const [name, ask] of Object.entries(questionsOf(learner, courses))) {
      const caller = isPublic(name) ? { address } : { address, headers };
      const requests = Array.from({ length: asks }, (_, n) => ask(n));
      costs.set(name, await costOf(open.db, await server.pid(), caller, requests));
    }
    return costs;
  });
}

/** Prints what each call costs, and the machines that many learners need. It has no targets: docs/scaling.md shows a run. */
export async function capacity(args: string[]): Promise<string[]> {
  const options = readOptions(args, { users: 20_000, asks: 500 });
  const costs = await inPlace((place) => place.withDatabase((database) => measure(place, database, options)));
  console.info(row('call', ['API ms', 'database ms', 'queries', 'KB'], [24, 13]));
  for (const [name, { apiMs, databaseMs, queries, bytes }] of costs) {
    const cells = [apiMs.toFixed(2), databaseMs.toFixed(2), queries.toFixed(1), kilobytes(bytes)];
    console.info(row(name, cells, [24, 13]));
  }
  console.info(row('\nlearners a month', ['calls/s', 'API', 'database', 'GB a month'], [25, 13]));
  for (const plan of sizes.map((learners) => planFor(costs, learners))) {
    const { callsPerSecond, apiMachines, databaseMachines, gigabytesPerMonth } = plan;
    console.info(
      row(String(plan.learners), [callsPerSecond, apiMachines, databaseMachines, gigabytesPerMonth], [24, 13]),
    );
  }
  return [];
}
