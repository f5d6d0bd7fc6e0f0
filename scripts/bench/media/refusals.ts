import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { callAddress } from '@vidya/contracts/call';
import { createCourse } from '@vidya/contracts/course';
import { createLecture } from '@vidya/contracts/lecture';
import { uploadsAddress } from '@vidya/contracts/upload';
import { root } from '../../config/webpack/shared.ts';
import { growthWhile } from './memory.ts';
import type { School } from './school.ts';
import { announce, type Sender } from './tus.ts';

export interface RefusalResult {
  /** MB by which the server grew, at most. */
  growth: number;
  /** What was not dealt with as it should be, with the answer. */
  wrong: string[];
  attempts: number;
}

type Answer = { status: number; text: string };
type Attempt = [name: string, send: (sender: Sender, courseId: string) => Promise<Answer>, expected: number];

const rounds = 3;
const hostileNames = ['../../../etc/passwd', 'a\0b.mp4', '🎬'.repeat(40) + '.mp4', 'n'.repeat(300), '\u202e4pm.exe'];
const courseFields = {
  topic: 'A course with a large picture',
  description: 'Words enough for a description that is longer than sixty characters, as it has to be.',
  category: 'web-development',
  price: '0',
  discount: '0',
  level: 'Beginner',
  language: 'English',
};

async function post(address: string, headers: Record<string, string>, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await fetch(address, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
}

/** A lecture by the form's own multipart request. */
const lecture =
  (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  ({ address, headers }: Sender, courseId: string): Promise<Answer> =>
    post(address + callAddress(createLecture, { courseId }), headers, {
      title: 'A strange file',
      description: '',
      youtubeLink: '',
      video: new File([content], name, { type: 'video/mp4' }),
    });

const largePicture = () =>
  sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#335' }, limitInputPixels: false })
    .png({ palette: true, colours: 2 })
    .toBuffer();

async function announced(sender: Sender, courseId: string, bytes: number, filename: string): Promise<Answer> {
  try {
    const id = await announce(sender, bytes, { courseId, filename });
    const url = `${sender.address}${uploadsAddress}/${id}`;
    const gone = await fetch(url, { method: 'DELETE', headers: { ...sender.headers, 'tus-resumable': '1.0.0' } });
    return { status: gone.status, text: await gone.text() };
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    return { status: Number(text.slice(0, 3)), text };
  }
}

async function attempts(): Promise<Attempt[]> {
  const truncated = await readFile(path.join(root, 'api/src/testing/videos/truncated.mp4'));
  const picture = new Uint8Array(await largePicture());
  const page = '<!doctype html><script>document.title = 1</script>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = 1</script></svg>';
  return [
    ['HTML that is called .mp4', lecture('page.mp4', page), 400],
    ['SVG that is called .mp4', lecture('drawing.mp4', drawing), 400],
    ['an empty file', lecture('empty.mp4', ''), 400],
    ['half an MP4 is taken, and fails later', lecture('half.mp4', new Uint8Array(truncated)), 200],
    [
      'a picture of 16000 × 16000',
      ({ address, headers }) =>
        post(address + callAddress(createCourse), headers, {
          ...courseFields,
          thumbnail: new File([picture], 'large.png', { type: 'image/png' }),
        }),
      400,
    ],
    ['10 GB announced', (sender, courseId) => announced(sender, courseId, 10 * 1024 ** 3, 'large.mp4'), 413],
    ...hostileNames.map(
      (name): Attempt => [
        `an upload called ${JSON.stringify(name).slice(0, 24)}`,
        (sender, courseId) => announced(sender, courseId, 1_000, name),
        204,
      ],
    ),
  ];
}

/** Files that are not what they should be: what is answered, and what that costs. */
export async function refusals(school: School): Promise<RefusalResult> {
  const sender = { address: await school.server.address(), headers: school.teacher };
  const all = await attempts();
  const wrong: string[] = [];
  const { growth } = await growthWhile(await school.server.pid(), async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, send, expected] of all) {
        const { status, text } = await send(sender, school.courseId);
        if (status !== expected) wrong.push(`${name}: ${status} ${text.slice(0, 200)}`);
      }
    }
  });
  return { growth, wrong, attempts: all.length * rounds };
}
