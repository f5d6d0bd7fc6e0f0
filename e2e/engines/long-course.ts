import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, request } from 'playwright-core';
import { getProfile } from '../../contracts/src/calls/account.ts';
import { callAddress } from '../../contracts/src/calls/call.ts';
import { createCourse } from '../../contracts/src/calls/course.ts';
import { createLecture, listLectures } from '../../contracts/src/calls/lecture.ts';
import { login } from '../../contracts/src/calls/sign-in.ts';
import { timeLimit } from '../../contracts/src/testing/time-limit.ts';
import { type Session, send } from '../support/calls.ts';
import { eventually } from '../support/eventually.ts';
import { password, people, siteUrl } from '../support/site.ts';

const patienceMs = timeLimit(240_000);
const support = path.join(import.meta.dirname, '../support');
const film = path.join(import.meta.dirname, '../../api/src/testing/videos/long.mp4');

const captions = `WEBVTT

00:00:00.000 --> 00:00:02.000
The first line.

00:00:02.000 --> 00:03:00.000
The second line.
`;

const sessionOf = (context: APIRequestContext): Session => ({
  context: { cookies: async () => (await context.storageState()).cookies, request: context },
});

/** Creates a free course with two lectures, long enough for streams in several sizes, with captions. Returns its id. */
export async function makeLongCourse(): Promise<string> {
  const context = await request.newContext({ baseURL: siteUrl });
  const session = sessionOf(context);
  // The API refuses this call, and its response sets the token that a log-in must send.
  await context.get(siteUrl + callAddress(getProfile));
  await send(session, login, { body: { email: people.instructor, password } });
  const thumbnail = readFileSync(path.join(support, 'thumbnail.png'));
  const { _id: courseId } = await send(session, createCourse, {
    body: {
      topic: `Streams in every engine, ${Date.now()}`,
      description: 'Two lectures that are long enough to be streamed in several sizes, with captions to read along.',
      category: 'ui-ux',
      price: 0,
      discount: 0,
      level: 'Beginner',
      language: 'English',
      thumbnail: { name: 'thumbnail.png', mimeType: 'image/png', buffer: thumbnail },
    },
  });
  for (const title of ['The first stream', 'The second stream']) {
    await send(session, createLecture, {
      params: { courseId },
      body: {
        title,
        description: 'A little more than three minutes.',
        video: { name: 'long.mp4', mimeType: 'video/mp4', buffer: readFileSync(film) },
        captions: JSON.stringify([{ language: 'en', text: captions }]),
      },
    });
  }
  const list = () => send(session, listLectures, { params: { courseId } });
  await eventually(list, ({ lectures }) => lectures.every(({ state }) => state === 'ready'), patienceMs);
  await context.dispose();
  return courseId;
}
