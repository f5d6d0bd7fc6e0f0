import { createHash, randomBytes } from 'node:crypto';
import { callAddress } from '@vidya/contracts/calls/call';
import { addNote, type LectureNote } from '@vidya/contracts/calls/learning';
import { createLecture } from '@vidya/contracts/calls/lecture';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import { tusClient } from '../../../api/src/testing/tus.ts';
import { videoSample } from '../../../api/src/testing/video-samples.ts';
import type { Crowd, Person } from './crowd.ts';
import { attempt, dataOf, request } from './requests.ts';

export interface Place extends Record<string, string> {
  courseId: string;
  lectureId: string;
}

const betweenNotesMs = 12_000;
const betweenFilmsMs = 5_000;
const againMs = 500;
const noiseBytes = 200_000;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A short unique film: noise in a box that players skip. */
function film(): Uint8Array<ArrayBuffer> {
  const box = Buffer.alloc(8);
  box.writeUInt32BE(noiseBytes + box.length, 0);
  box.write('free', 4, 'latin1');
  return new Uint8Array(Buffer.concat([videoSample('short.mp4'), box, randomBytes(noiseBytes)]));
}

/** A learner who writes a note now and then. */
export async function writeNotesForever(person: Person, at: Place, crowd: Crowd): Promise<void> {
  const { site, random, confirmed, timelines, isOver } = crowd;
  const headers = { ...person.headers, 'content-type': 'application/json' };
  for (let number = 1; !isOver(); number += 1) {
    await crowd.rest(random() * 2 * betweenNotesMs);
    const body = JSON.stringify({ body: `Note ${number}`, atSeconds: number });
    const saved = await attempt(timelines.writing, async () =>
      dataOf(await request(site + callAddress(addNote, at), { method: 'POST', headers, body })),
    );
    if (saved) confirmed.notes.push((saved.data as LectureNote)._id);
  }
}

/** Sends a film until it is there as a whole. Resolves with its upload's address, or null at the end of the bench. */
async function send(tus: ReturnType<typeof tusClient>, courseId: string, bytes: Uint8Array<ArrayBuffer>, crowd: Crowd) {
  const { timelines } = crowd;
  const address = await crowd.untilDone(againMs, () =>
    attempt(timelines.writing, () => tus.open({ courseId, bytes: bytes.length }).catch(() => null)),
  );
  if (!address) return null;
  const isThere = await crowd.untilDone(againMs, () =>
    attempt(timelines.writing, async () => {
      const offset = await tus.offset(address).catch(() => Number.NaN);
      if (Number.isNaN(offset)) return null;
      if (offset === bytes.length) return true;
      const sent = await tus.send(address, offset, bytes.slice(offset)).catch(() => null);
      return sent?.status === 204 || null;
    }),
  );
  return isThere && address;
}

/** An instructor who uploads one film after the other and saves each as a lecture. */
export async function uploadForever(teacher: Person, courseId: string, crowd: Crowd): Promise<void> {
  const tus = tusClient({ origin: () => crowd.site }, teacher);
  const path = callAddress(createLecture, { courseId });
  while (!crowd.isOver()) {
    await crowd.rest(betweenFilmsMs);
    const bytes = film();
    const address = await send(tus, courseId, bytes, crowd);
    if (!address) return;
    const reply = await crowd.untilDone(againMs, async () => {
      const body = new FormData();
      const fields = { title: 'A film', description: '', youtubeLink: '', uploadId: uploadIdOf(address) };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const answer = await request(crowd.site + path, { method: 'POST', headers: teacher.headers, body });
      // Refused: an earlier try has saved it, although its response was lost. Nobody was told so.
      return answer && answer.status < 500 ? answer : null;
    });
    const saved = dataOf(reply);
    if (saved) crowd.confirmed.films.push({ ...(saved.data as { lectureId: string }), hash: hashOf(bytes) });
  }
}
