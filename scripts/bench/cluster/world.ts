import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../../api/src/config/config.ts';
import type { Db } from '../../../api/src/database/database.ts';
import { lectureMedia } from '../../../api/src/database/tables/schema-lectures.ts';
import { mediaAddress } from '../../../api/src/lecture/lecture-view.ts';
import { lectureFilesOf } from '../../../api/src/lecture/media-store/site-stores.ts';
import { addCourse, addLecture, enrol } from '../../../api/src/testing/samples.ts';
import { addPerson } from '../harness/api.ts';
import type { Person } from './crowd.ts';
import type { Place } from './writers.ts';

export interface World {
  buyers: Person[];
  /** People who are enrolled in the film's course. */
  watchers: Person[];
  teacher: Person;
  film: { path: string; at: Place };
  /** The course that gets the teacher's uploads. */
  uploads: string;
}

const filmBytes = 2 * 1024 * 1024;
/** More than one buyer gets in an hour. */
const coursesToBuy = 60;
const prices = [499, 1_499, 2_999, 4_999, 99_999];

/** Everybody begins with another course. */
const turned = (courses: string[], by: number): string[] => {
  const at = by % courses.length;
  return [...courses.slice(at), ...courses.slice(0, at)];
};

/** Stores a film as the workers would, and returns its path at the API. */
async function addFilm(db: Db, env: Record<string, string>, folder: string, at: Place): Promise<string> {
  const file = path.join(folder, 'film.mp4');
  await writeFile(file, randomBytes(filmBytes));
  const { key, bytes } = await lectureFilesOf(readConfig(env)).adopt(file, { extension: 'mp4' });
  const row = { lectureId: at.lectureId, kind: 'video', type: 'video/mp4', storageKey: key, bytes } as const;
  const [stored] = await db.insert(lectureMedia).values(row).returning();
  return mediaAddress(stored!);
}

/** Adds everybody with a session, what they buy and what they watch. `env` is that of an API server. */
export async function addWorld(
  db: Db,
  { buyers, watchers, env, folder }: { buyers: number; watchers: number; env: Record<string, string>; folder: string },
): Promise<World> {
  const person = async (role: 'INSTRUCTOR' | 'USER', number: number, courses: string[] = []): Promise<Person> => ({
    ...(await addPerson(db, role, number)),
    courses,
  });
  const teacher = await person('INSTRUCTOR', 0);
  const course = (price: number) => addCourse(db, { instructorId: teacher.userId, price, discount: 0 });
  const sold: string[] = [];
  for (let number = 0; number < coursesToBuy; number += 1)
    sold.push((await course(prices[number % prices.length]!)).id);
  // Free, so that watchers need no payment.
  const { id: courseId } = await course(0);
  const { id: uploads } = await course(499);
  const { id: lectureId } = await addLecture(db, { courseId });
  const at = { courseId, lectureId };
  const crowd: World = {
    buyers: [],
    watchers: [],
    teacher,
    film: { path: await addFilm(db, env, folder, at), at },
    uploads,
  };
  for (let number = 0; number < buyers; number += 1)
    crowd.buyers.push(await person('USER', number, turned(sold, number)));
  for (let number = 0; number < watchers; number += 1) {
    const watcher = await person('USER', buyers + number);
    await enrol(db, { userId: watcher.userId, courseId });
    crowd.watchers.push(watcher);
  }
  return crowd;
}
