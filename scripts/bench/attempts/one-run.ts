import { callAddress } from '@vidya/contracts/calls/call';
import { createLecture } from '@vidya/contracts/calls/lecture';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { randomFrom } from '../../../api/src/seed/sample/random.ts';
import { addCourse, enrol } from '../../../api/src/testing/samples.ts';
import { addPerson, createApi } from '../harness/api.ts';
import { eachAtOnce } from '../harness/crowd.ts';
import type { OwnDatabase } from '../harness/database.ts';
import { createKills } from '../harness/kills.ts';
import type { Resources } from '../harness/on-postgres.ts';
import { countOf } from '../harness/runs.ts';
import { createSender } from '../harness/sender.ts';
import type { Server } from '../harness/server.ts';
import { passPercent, questions } from './questions.ts';
import { findings, letLastArrivalCount, type OwnAttempt } from './records.ts';
import { comeBack, type Taker, take } from './taker.ts';

/** The number of kills does not depend on the machine's speed. */
export const killsPerRun = 7;
const requestsPerLearner = 11;
const cutShare = 0.1;
const leavers = 5;

async function addQuiz(server: Server, courseId: string, headers: Record<string, string>): Promise<string> {
  const settings = { ...defaultQuizSettings, mode: 'graded', passPercent, maxAttempts: 1, timeLimitMinutes: 60 };
  const form = new FormData();
  const fields = {
    title: 'What you know',
    description: '',
    kind: 'quiz',
    questions,
    quizSettings: JSON.stringify(settings),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const address = (await server.address()) + callAddress(createLecture, { courseId });
  const response = await fetch(address, { method: 'POST', body: form, headers });
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { Data: { lectureId: string } }).Data.lectureId;
}

/** Adds a course, its teacher, and learners of it; returns how they sign in. */
async function addPeople(db: Db, count: number) {
  const teacher = await addPerson(db, 'INSTRUCTOR');
  const { id: courseId } = await addCourse(db, { instructorId: teacher.userId });
  const learners: Record<string, string>[] = [];
  for (let number = 0; number < count; number += 1) {
    const { userId, headers } = await addPerson(db, 'USER', number);
    await enrol(db, { userId, courseId });
    learners.push(headers);
  }
  return { courseId, teacher: teacher.headers, learners };
}

/**
 * Lets many learners take a quiz on one server that is killed repeatedly, and compares the tables with what they know. The
 * control has the rule of `letLastArrivalCount`.
 */
export async function oneRun(
  resources: Resources,
  database: OwnDatabase,
  { seed, learners, isControl }: { seed: string; learners: number; isControl: boolean },
) {
  const start = performance.now();
  const random = randomFrom(seed);
  const people = await database.use(async (open) => {
    await migrate(open);
    if (isControl) await letLastArrivalCount(open.db);
    return addPeople(open.db, learners);
  });
  const server = createApi(resources, database);
  await server.start();
  const { courseId } = people;
  const params = { courseId, lectureId: await addQuiz(server, courseId, people.teacher) };
  const takers = people.learners.map(
    (headers, at): Taker => ({ params, headers, random: randomFrom(`${seed}/${at}`), isLeaving: at % leavers === 0 }),
  );
  const kills = createKills(server, { count: killsPerRun, requests: learners * requestsPerLearner, random });
  const tally = { requests: 0, kills: 0, 'cut off': 0, '5xx': 0, '4xx': 0 };
  const send = createSender({ server, kills, tally, cuts: { share: cutShare, random } });
  const own: OwnAttempt[] = [];
  await eachAtOnce(takers, async (taker) => void own.push(await take(taker, send)));
  await kills.settled();
  await database.use(({ db }) =>
    db.execute(sql`update quiz_attempts set due_at = now() - interval '1 minute' where ended_at is null`),
  );
  const left = takers.filter(({ isLeaving }) => isLeaving);
  await eachAtOnce(left, (taker) => comeBack(taker, send));
  await server.stop();

  const found = await database.use(({ db }) => findings(db, own));
  tally.kills = server.kills;
  const seconds = Math.round((performance.now() - start) / 1_000);
  const figures: Record<string, number> = { attempts: own.length, ...tally, ...found, seconds };
  return { figures, kills: server.kills, wrong: countOf(found) + tally['4xx'] };
}
