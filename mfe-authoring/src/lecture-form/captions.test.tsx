import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { limits } from '@vidya/contracts/rules/limits';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { edit, next, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const vtt = (name = 'english.vtt', text = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello') => new File([text], name);
const hindi = 'WEBVTT\n\n00:00.000 --> 00:01.000\nनमस्ते';
const english = { src: '/media/en.vtt', language: 'en', label: 'English' };
const field = () => screen.findByLabelText('Captions file');
const pick = async (file: File) => fireEvent.change(await field(), { target: { files: [file] } });

/** Opens a lecture with captions and records what the form saves. */
function openWith(captions: (typeof english)[], updateLecture?: () => unknown) {
  const bodies: Record<string, unknown>[] = [];
  const opened = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [sampleLecture({ captions })] }),
    updateLecture: ({ body = {} }) => {
      bodies.push(body);
      return updateLecture ? updateLecture() : sampleDetail();
    },
  });
  return { ...opened, bodies };
}

test('a file for each language, beside what is there', async () => {
  const { user, bodies } = openWith([english]);
  await user.selectOptions(await screen.findByRole('combobox', { name: /Language of the captions/ }), 'हिन्दी');
  await pick(vtt('hindi.vtt', hindi));
  expect(await screen.findByText('Not saved yet')).toBeVisible();
  expect(screen.queryByRole('option', { name: 'हिन्दी' })).not.toBeInTheDocument();
  await user.click(next());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(JSON.parse(String(bodies[0]?.['captions']))).toEqual([{ language: 'en' }, { language: 'hi', text: hindi }]);
});

const bytes = (text: string, each: (code: number) => number[]): File =>
  new File([new Uint8Array(Array.from(text).flatMap((letter) => each(letter.codePointAt(0)!)))], 'old.srt');
const cafe = '1\n00:00:01,000 --> 00:00:02,000\nCafé';

test.each([
  ['Windows-1252', bytes(cafe, (code) => [code])],
  ['UTF-16', bytes(`\ufeff${cafe}`, (code) => [code % 256, code >> 8])],
  ['UTF-8', new File([cafe], 'new.srt')],
])('reads a file in %s', async (_, file) => {
  const { user, bodies } = openWith([]);
  await pick(file);
  await screen.findByText('Not saved yet');
  await user.click(next());
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(JSON.parse(String(bodies[0]?.['captions']))).toEqual([{ language: 'en', text: cafe }]);
});

test('refuses an encoding that cannot be known instead of storing question marks', async () => {
  const { user } = openWith([]);
  await user.selectOptions(await screen.findByRole('combobox', { name: /Language of the captions/ }), 'हिन्दी');
  await pick(bytes(cafe, (code) => [code]));
  expect(await screen.findByText('Some Letters Can Not Be Read: Save The File As UTF-8')).toBeVisible();
});

test('captions go when they are removed, and stay as they are when nothing is touched', async () => {
  const { user, bodies } = openWith([english]);
  await user.click(await screen.findByRole('button', { name: 'Remove captions: English' }));
  expect(screen.getByLabelText(/^Captions file/)).toHaveFocus();
  await user.click(next());
  await waitFor(() => expect(bodies[0]?.['captions']).toBe('[]'));
});

test.each([
  ['words.txt', 10, 'Choose A .vtt, .srt Or .sbv File'],
  ['empty.vtt', 0, 'This File Of Captions Is Empty'],
  ['long.vtt', limits.uploadMax.captionsBytes + 1, 'Choose A File Of At Most 512 KB'],
])('refuses %s of %d bytes', async (name, bytes, message) => {
  openWith([]);
  await pick(vtt(name, 'x'.repeat(bytes)));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test.each([
  ['<html>', 'This Is Not A .vtt, .srt Or .sbv File'],
  ['WEBVTT\n\nNOTE nothing else', 'This File Holds No Captions'],
  [
    'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n\n00:03,000 --> 00:04,000\nthere',
    "Line 6: '00:03,000 --> 00:04,000' Is Not A Time From And To",
  ],
])('says when a file is picked what is wrong in it: %#', async (text, message) => {
  const { bodies } = openWith([]);
  await pick(vtt('broken.vtt', text));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field()).toBeInvalid();
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  expect(bodies).toEqual([]);
});

test('what the server finds wrong stands beside the field', async () => {
  const refusal = 'English: This Is Not A .vtt, .srt Or .sbv File';
  const { user, platform } = openWith([], () => Promise.reject(new ApiError(refusal, { status: 400 })));
  await pick(vtt());
  await screen.findByText('Not saved yet');
  await user.click(next());
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(await field()).toBeInvalid();
  expect(platform.said).toContain(`error: ${refusal}`);
});
