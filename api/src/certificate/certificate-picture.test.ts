import sharp from 'sharp';
import { openFont } from '../print/fonts.ts';
import { createOutlinePen } from '../print/outline-pen.ts';
import { runsOf } from '../print/text-runs.ts';
import { certificatePicture } from './certificate-picture.ts';
import { createPictureCache } from './picture-cache.ts';

const draw = (given: { learnerName?: string; courseTitle?: string; instructorName?: string }) =>
  certificatePicture({
    learnerName: 'Kavya N',
    courseTitle: 'Prompting that works',
    instructorName: 'Meera Iyer',
    createdAt: new Date('2026-03-31T18:30:00Z'),
    videoSeconds: 23_400,
    ...given,
  });

/** Whether the margin on the left of the frame is empty. */
async function isInside(picture: Buffer): Promise<boolean> {
  const margin = { left: 44, top: 44, width: 24, height: 542 };
  const { channels } = await sharp(await sharp(picture).extract(margin).toBuffer()).stats();
  return channels.slice(0, 3).every(({ min }) => min === 255);
}

const names: [script: string, name: string][] = [
  ['English', 'Anaïs Łukasz'],
  ['Hindi', 'अनन्या शर्मा क्षत्रिय'],
  ['Marathi', 'ज्ञानेश्वर कुलकर्णी'],
  ['Tamil', 'தமிழ்செல்வி கிருஷ்ணன்'],
  ['Bengali', 'অনন্যা চক্রবর্তী'],
  ['Assamese', 'ৰঞ্জন শৰ্মা'],
  ['Gujarati', 'કૃષ્ણા પ્રજાપતિ'],
  ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ ರಾವ್'],
  ['Malayalam', 'ശ്രീകൃഷ്ണൻ നമ്പൂതിരി'],
  ['Odia', 'ଶ୍ରୀକୃଷ୍ଣ ମହାପାତ୍ର'],
  ['Telugu', 'శ్రీనివాస్ కృష్ణ'],
  ['Urdu', 'محمد علی خان'],
];

it.each(names)('draws %s without boxes, inside the frame', async (_, learnerName) => {
  for (const run of runsOf(learnerName).runs) {
    const { glyphs } = openFont(run.face, 'heavy').font.layout(run.text, []);
    expect(glyphs.map(({ id }) => id)).not.toContain(0);
  }
  const picture = await draw({ learnerName, courseTitle: `${learnerName} `.repeat(9), instructorName: learnerName });
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(await isInside(picture)).toBe(true);
});

it('keeps the longest names inside the frame', async () => {
  const picture = await draw({
    learnerName: 'W'.repeat(100),
    courseTitle: 'M'.repeat(180),
    instructorName: 'I'.repeat(100),
  });
  expect(await isInside(picture)).toBe(true);
});

it('measures each text once, whatever size it is tried in', async () => {
  const { font } = openFont('latin', 'heavy');
  const layouts = jest.spyOn(font, 'layout');
  await draw({ learnerName: 'W'.repeat(100), courseTitle: 'M'.repeat(180), instructorName: 'I'.repeat(100) });
  const words = layouts.mock.calls.map(([text]) => text).toSorted();
  layouts.mockRestore();
  // Once to measure; a line is shaped again where it is drawn, and two of these lines are equal.
  expect(words.length).toBeGreaterThan(3);
  expect(words.length).toBeLessThan(90);
  for (const word of new Set(words)) expect(words.filter((each) => each === word).length).toBeLessThanOrEqual(3);
});

it('has outlines instead of text, so that no fonts of the machine matter', () => {
  const pen = createOutlinePen();
  pen.write('<b>&', { x: 0, y: 0 }, { size: 10 });
  expect(pen.svg()).toMatch(/^<g fill="#13252b">(<path [^<>]+\/>)+<\/g>$/);
});

it('makes a picture once, keeps the newest, and tries a failed one again', async () => {
  const cache = createPictureCache(2);
  const made: string[] = [];
  const make = (key: string) => cache(key, async () => (made.push(key), Buffer.from(key)));
  await Promise.all([make('one'), make('one'), make('two'), make('three')]);
  expect((await make('three')).toString()).toBe('three');
  await make('one');
  expect(made).toEqual(['one', 'two', 'three', 'one']);
  await expect(cache('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cache('bad', async () => Buffer.from('good'))).resolves.toBeInstanceOf(Buffer);
});
