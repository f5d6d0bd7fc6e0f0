import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../api/src/database/database.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { users } from '../../../api/src/database/schema-people.ts';
import { sweepMedia } from '../../../api/src/lecture/sweep/sweep.ts';
import { addCourse, enrol } from '../../../api/src/testing/samples.ts';
import type { Leftovers } from '../server/leftovers.ts';
import { type OwnDatabase, ownPostgres } from '../server/own-database.ts';
import { createServerProcess, type ServerProcess } from '../server/server-process.ts';
import { signedIn } from '../server/signed-in.ts';

/** One server with a database and a data folder of its own, a teacher, learners and a course. */
export interface School {
  server: ServerProcess;
  database: OwnDatabase;
  dataDir: string;
  courseId: string;
  /** Cookies and token. */
  teacher: Record<string, string>;
  learners: Record<string, string>[];
  /** Stops the server, after a last one has swept what the others left behind. */
  rest(): Promise<void>;
}

const secret = 'media-bench-session-secret-of-more-than-32-characters';

const sweepWithinMs = 60_000;

/** Every server sweeps when it has started. */
async function untilSwept(database: OwnDatabase): Promise<void> {
  const waiting = sql`select count(*)::int from pgboss.job
    where name = ${sweepMedia.name} and state in ('created', 'retry', 'active')`;
  const until = performance.now() + sweepWithinMs;
  while (performance.now() < until) {
    const [row] = await database.use(({ db }) => rowsOf<{ count: number }>(db, waiting));
    if (row?.count === 0) return;
    await pause(500);
  }
  throw new Error('Nobody swept');
}

/** Opens it; `leftovers` closes it again. */
export async function openSchool(postgres: string, learners: number, leftovers: Leftovers): Promise<School> {
  const database = await ownPostgres(postgres);
  leftovers.add(() => database.drop());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vidya-media-'));
  leftovers.add(() => rm(dataDir, { recursive: true, force: true }));
  const people = await database.use(async (opened) => {
    await migrate(opened);
    const { db } = opened;
    const add = async (email: string, role: 'INSTRUCTOR' | 'USER'): Promise<string> => {
      const [row] = await db.insert(users).values({ email, fullName: 'Meera Iyer', role }).returning({ id: users.id });
      return row!.id;
    };
    const teacherId = await add('teacher@bench.example', 'INSTRUCTOR');
    const { id: courseId } = await addCourse(db, { instructorId: teacherId });
    const seats: Record<string, string>[] = [];
    for (let index = 0; index < learners; index += 1) {
      const userId = await add(`learner-${index}@bench.example`, 'USER');
      await enrol(db, { userId, courseId });
      seats.push(await signedIn(db, userId, secret));
    }
    return { courseId, teacher: await signedIn(db, teacherId, secret), learners: seats };
  });
  const env = { ...database.env, DATA_DIR: dataDir, SESSION_SECRET: secret, REQUESTS_PER_MINUTE: '0' };
  const serve = (more: Record<string, string> = {}): ServerProcess => {
    const made = createServerProcess('api/src/main.ts', { ...env, ...more });
    leftovers.add(() => made.stop());
    return made;
  };
  const server = serve();
  await server.start();
  const rest = async (): Promise<void> => {
    await server.stop();
    const last = serve({ SWEEP_AFTER_SECONDS: '0' });
    await last.start();
    await untilSwept(database);
    await last.stop();
  };
  return { server, database, dataDir, ...people, rest };
}
