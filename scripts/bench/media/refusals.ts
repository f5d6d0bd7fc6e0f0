import { createCourse } from '@vidya/contracts/calls/course';
import { createLecture } from '@vidya/contracts/calls/lecture';
import sharp from 'sharp';
import { courseForm } from '../../../api/src/testing/course-forms.ts';
import { videoSample } from '../../../api/src/testing/video-samples.ts';
import { whatMissed } from '../harness/figures.ts';
import { growthWhile } from '../harness/memory.ts';
import { audit } from './audit.ts';
import { postForm, type School, type Teacher } from './school.ts';

type Outcome = { status: number; text: string };
type Attempt = [name: string, send: (teacher: Teacher, courseId: string) => Promise<Outcome>, expected: number];

const maxMegabytes = 100;
const rounds = 3;
const hostileNames = ['../../../etc/passwd', 'a\0b.mp4', '🎬'.repeat(40) + '.mp4', 'n'.repeat(300), '\u202e4pm.exe'];
/** A lecture by the form's own multipart request. */
const lecture =
  (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  ({ addressOf, headers }: Teacher): Promise<Outcome> =>
    postForm(addressOf(createLecture), headers, {
      title: 'A strange file',
      description: '',
      youtubeLink: '',
      video: new File([content], name, { type: 'video/mp4' }),
    });

const largePicture = () =>
  sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#335' }, limitInputPixels: false })
    .png({ palette: true, colours: 2 })
    .toBuffer();

/** Announces an upload, and ends it if that was granted. */
async function announced({ tus }: Teacher, courseId: string, bytes: number, name: string): Promise<Outcome> {
  const granted = await tus.start({ courseId, bytes, name });
  const response = granted.ok ? await tus.end(granted.headers.get('location')!) : granted;
  return { status: response.status, text: await response.text() };
}

async function attempts(): Promise<Attempt[]> {
  const picture = new Uint8Array(await largePicture());
  const page = '<!doctype html><script>document.title = 1</script>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = 1</script></svg>';
  return [
    ['HTML that is called .mp4', lecture('page.mp4', page), 400],
    ['SVG that is called .mp4', lecture('drawing.mp4', drawing), 400],
    ['an empty file', lecture('empty.mp4', ''), 400],
    ['half an MP4 is taken, and fails later', lecture('half.mp4', new Uint8Array(videoSample('truncated.mp4'))), 200],
    [
      'a picture of 16000 × 16000',
      ({ addressOf, headers }) =>
        postForm(addressOf(createCourse), headers, {
          ...courseForm,
          price: '0',
          discount: '0',
          thumbnail: new File([picture], 'large.png', { type: 'image/png' }),
        }),
      400,
    ],
    ['10 GB announced', (teacher, courseId) => announced(teacher, courseId, 10 * 1024 ** 3, 'large.mp4'), 413],
    ...hostileNames.map(
      (name): Attempt => [
        `an upload called ${JSON.stringify(name).slice(0, 24)}`,
        (teacher, courseId) => announced(teacher, courseId, 1_000, name),
        204,
      ],
    ),
  ];
}

/** Files that are not what they should be: what is answered, what that costs and what is left of them. */
export async function refusals(school: School): Promise<string[]> {
  const teacher = await school.teacher();
  const all = await attempts();
  const wrong: string[] = [];
  const { growth } = await growthWhile(await school.server.pid(), async () => {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, send, expected] of all) {
        const { status, text } = await send(teacher, school.courseId);
        if (status !== expected) wrong.push(`${name}: ${status} ${text.slice(0, 200)}`);
      }
    }
  });
  await school.rest();
  const { orphans } = await audit(school);
  console.info(
    `${all.length * rounds} strange files: the API grew by ${growth.toFixed(0)} MB; ${wrong.length} answered wrongly, ${orphans} files left behind.`,
  );
  return [
    ...wrong,
    ...whatMissed([
      [growth > maxMegabytes, `the API grew by more than ${maxMegabytes} MB`],
      [orphans > 0, 'files were left behind'],
    ]),
  ];
}
