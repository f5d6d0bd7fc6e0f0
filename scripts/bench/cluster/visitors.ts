import { pick } from '../../../api/src/seed/sample/random.ts';
import type { Crowd, Person } from './crowd.ts';
import { attempt, request } from './requests.ts';

const pages = ['/', '/course/all-courses', '/course/all-courses?sort=new', '/course/generative-ai'];
const betweenPagesMs = 1_000;
const betweenPiecesMs = 4_000;
const pieceBytes = 64 * 1024;

/** A virtual user who looks at pages of the catalogue. A page without courses is a failure. */
export async function browseForever({ site, random, timelines, isOver, rest }: Crowd): Promise<void> {
  while (!isOver()) {
    await rest(random() * 2 * betweenPagesMs);
    await attempt(timelines.browsing, async () => {
      const reply = await request(site + pick(random, pages));
      return reply?.status === 200 && reply.bytes.includes('courseDetail?courseId=') ? reply : null;
    });
  }
}

/** A virtual user who watches a film piece by piece; each piece is a new request, as after a lost position. */
export async function watchForever(person: Person, film: string, crowd: Crowd): Promise<void> {
  const { site, random, timelines, isOver } = crowd;
  await crowd.rest(random() * betweenPiecesMs);
  for (let piece = 0; !isOver(); piece = (piece + 1) % 16) {
    const began = performance.now();
    await attempt(timelines.playing, async () => {
      const signed = await request(site + film, { headers: person.headers });
      const location = signed?.headers.get('location');
      if (signed?.status !== 302 || !location) return null;
      const range = `bytes=${piece * pieceBytes}-${(piece + 1) * pieceBytes - 1}`;
      const reply = await request(new URL(location, site).toString(), { headers: { range } });
      return reply?.status === 206 && reply.bytes.length === pieceBytes ? reply : null;
    });
    await crowd.rest(Math.max(0, betweenPiecesMs - (performance.now() - began)));
  }
}
