import { setTimeout as pause } from 'node:timers/promises';
import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import { type LectureList, listLectures } from '@vidya/contracts/calls/lecture';
import { inArray, sql } from 'drizzle-orm';
import { connectPostgres } from '../../../api/src/database/connect.ts';
import { type Database, type Db, rowsOf } from '../../../api/src/database/database.ts';
import { lectureNotes } from '../../../api/src/database/tables/schema-learning.ts';
import { findings, unpaidOrders } from '../money/books.ts';
import type { CapturedPayment } from '../money/gateway.ts';
import { letMinutesPass } from '../money/reconcile.ts';
import type { Confirmed, SavedFilm } from './crowd.ts';
import { request } from './requests.ts';
import type { World } from './world.ts';
import { hashOf } from './writers.ts';

const settledWithinMs = 120_000;

/** Lets the workers find what neither buyers nor webhooks brought. */
async function reconcile(database: Database, captured: CapturedPayment[]): Promise<void> {
  const until = performance.now() + settledWithinMs;
  for (;;) {
    const open = await unpaidOrders(database.db, captured);
    if (open === 0 || performance.now() > until) return;
    await letMinutesPass(database, open);
    await pause(5_000);
  }
}

/** Confirmed purchases without an enrolment or a captured payment. */
async function lostPurchases(db: Db, { purchases }: Confirmed): Promise<number> {
  const [row] = await rowsOf<{ lost: number }>(
    db,
    sql`select count(*)::int as lost from
      jsonb_to_recordset(${JSON.stringify(purchases)}::jsonb) as c("userId" uuid, "courseId" uuid, "paymentId" text)
      where not exists (select 1 from enrolments e where e.user_id = c."userId" and e.course_id = c."courseId")
        or not exists (select 1 from payments p where p.gateway_payment_id = c."paymentId" and p.status = 'captured')`,
  );
  return row!.lost;
}

async function lostNotes(db: Db, { notes }: Confirmed): Promise<number> {
  let found = 0;
  for (let at = 0; at < notes.length; at += 1_000) {
    const some = inArray(lectureNotes.id, notes.slice(at, at + 1_000));
    found += (await db.select({ id: lectureNotes.id }).from(lectureNotes).where(some)).length;
  }
  return notes.length - found;
}

/** Reads every confirmed film through the site, as its author, and compares it with what was sent. */
async function lostFilms(site: string, { teacher, uploads }: World, films: SavedFilm[]): Promise<number> {
  const list = await request(site + callAddress(listLectures, { courseId: uploads }), { headers: teacher.headers });
  const { Data } = JSON.parse(list?.bytes.toString() ?? '{}') as Envelope<LectureList>;
  let lost = 0;
  for (const { lectureId, hash } of films) {
    const source = Data?.lectures.find(({ _id }) => _id === lectureId)?.files[0]?.src ?? '';
    const signed = await request(site + source, { headers: teacher.headers });
    const film = await request(new URL(signed?.headers.get('location') ?? '', site).toString());
    if (!film || hashOf(film.bytes) !== hash) lost += 1;
  }
  return lost;
}

interface Everything {
  site: string;
  databaseUrl: string;
  world: World;
  confirmed: Confirmed;
  captured: CapturedPayment[];
}

/** Compares what the site holds with what it confirmed and with the gateway's books. All counts must be 0. */
export async function check({ site, databaseUrl, world, confirmed, captured }: Everything) {
  const database = connectPostgres(databaseUrl);
  try {
    await reconcile(database, captured);
    return {
      ...(await findings(database.db, captured)),
      'purchases lost': await lostPurchases(database.db, confirmed),
      'notes lost': await lostNotes(database.db, confirmed),
      'films lost': await lostFilms(site, world, confirmed.films),
    };
  } finally {
    await database.close();
  }
}
