import { setTimeout as pause } from 'node:timers/promises';
import type { Call, CallShape, Envelope } from '@vidya/contracts/calls/call';
import { callAddress } from '@vidya/contracts/calls/call';
import { createLecture, type LectureList, listLectures } from '@vidya/contracts/calls/lecture';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { sweepMedia } from '../../../api/src/lecture/sweep/sweep.ts';
import { addCourse, enrol } from '../../../api/src/testing/samples.ts';
import { tusClient } from '../../../api/src/testing/tus.ts';
import { addPerson, createApi } from '../harness/api.ts';
import type { OwnDatabase } from '../harness/database.ts';
import type { Place } from '../harness/place.ts';

export type School = Awaited<ReturnType<typeof openSchool>>;

const sweepWithinMs = 60_000;

/** Waits for the sweep that every server starts at its own start. */
async function untilSwept(database: OwnDatabase): Promise<void> {
  const waiting = sql`select count(*)::int from pgboss.job
    where name = ${sweepMedia.name} and state in ('created', 'retry', 'active')`;
  const until = performance.now() + sweepWithinMs;
  while (performance.now() < until) {
    const [row] = await database.use(({ db }) => rowsOf<{ count: number }>(db, waiting));
    if (row?.count === 0) return;
    await pause(500);
  }
  throw new Error('No sweep ran in time');
}

function teacherAt(address: string, headers: Record<string, string>, courseId: string) {
  const addressOf = <S extends CallShape>(call: Call<S>): string => address + callAddress(call, { courseId });
  const tus = tusClient({ origin: () => address }, { headers });
  return {
    tus,
    /** Opens an upload. Returns its address; throws the server's response. */
    async openUpload(bytes: number, name: string): Promise<string> {
      const response = await tus.start({ courseId, bytes, name });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return response.headers.get('location') ?? '';
    },
    /** Adds a lecture with an upload, finished or not, as its video. Returns its id; throws the server's response. */
    async addLecture(title: string, uploadId: string): Promise<string> {
      const body = new FormData();
      for (const [name, value] of Object.entries({ title, description: '', youtubeLink: '', uploadId }))
        body.append(name, value);
      const response = await fetch(addressOf(createLecture), { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return ((await response.json()) as Envelope<{ lectureId: string }>).Data!.lectureId;
    },
    async lectures(): Promise<LectureList['lectures']> {
      const response = await fetch(addressOf(listLectures), { headers });
      if (!response.ok) throw new Error(`The lectures were not listed: ${response.status}`);
      return ((await response.json()) as Envelope<LectureList>).Data!.lectures;
    },
  };
}

export type Teacher = ReturnType<typeof teacherAt>;

/** Adds a teacher, learners (as headers) and a course to the database, and starts a server; `place` stops it. */
export async function openSchool(place: Place, database: OwnDatabase, learnerCount: number) {
  const people = await database.use(async (opened) => {
    await migrate(opened);
    const { db } = opened;
    const { userId: instructorId, headers } = await addPerson(db, 'INSTRUCTOR');
    const { id: courseId } = await addCourse(db, { instructorId });
    const learners: Record<string, string>[] = [];
    for (let number = 0; number < learnerCount; number += 1) {
      const learner = await addPerson(db, 'USER', number);
      await enrol(db, { userId: learner.userId, courseId });
      learners.push(learner.headers);
    }
    return { courseId, headers, learners };
  });
  const server = createApi(place, database);
  await server.start();
  return {
    server,
    database,
    ...people,
    /** The teacher's calls at the current server. */
    teacher: async () => teacherAt(await server.address(), people.headers, people.courseId),
    /** Stops the server, then runs another one until its sweep has ended. */
    async rest(): Promise<void> {
      await server.stop();
      const last = createApi(place, database, { SWEEP_AFTER_SECONDS: '0' });
      await last.start();
      await untilSwept(database);
      await last.stop();
    },
  };
}
