import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { limits } from '@vidya/contracts/rules/limits';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../remote.tsx';
import { mockPictures, pictures } from '../testing/mock-pictures.ts';
import { cropThumbnail, fillCourse, pickThumbnail, picture } from '../testing/render-course.ts';

const sent = jest.fn();
const open = (saved: unknown = sampleCourse()) =>
  renderRemote(AuthoringRemote, {
    at: '/createCourse',
    user: person({ role: 'INSTRUCTOR' }),
    responses: { createCourse: ({ body }) => (sent(body), saved) },
  });
const preview = () => screen.queryByAltText('Thumbnail preview');
const frame = () => screen.findByRole('application', { name: /Picture to crop/ });

beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
  mockPictures();
});
afterEach(() => jest.restoreAllMocks());

test('uploads the 16:9 part that was chosen by keys, and nothing of the rest', async () => {
  const { user } = open();
  await fillCourse({ thumbnail: null });
  pickThumbnail(picture('cover.jpeg'));
  await waitFor(async () => expect(await frame()).toHaveFocus());
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await cropThumbnail();
  expect(pictures.drawn).toEqual([[0, 260, 1600, 900, 0, 0, 1280, 720]]);
  expect(preview()).toHaveAttribute('src', 'blob:cover.png');
  await user.click(screen.getByText('Save & Next'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0][0].thumbnail).toMatchObject({ name: 'cover.png', type: 'image/png' });
});

test('the crop can be adjusted later, from where it was left', async () => {
  const { user } = open();
  pickThumbnail(picture());
  await waitFor(async () => expect(await frame()).toHaveFocus());
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await cropThumbnail();
  await user.click(screen.getByRole('button', { name: 'Adjust the crop' }));
  await waitFor(async () => expect(await frame()).toHaveFocus());
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await cropThumbnail();
  expect(pictures.drawn.at(-1)).toEqual([0, 170, 1600, 900, 0, 0, 1280, 720]);
});

test('the crop of what is shown is adjusted, after another picture was refused', async () => {
  const { user } = open();
  pickThumbnail(picture('first.png'));
  await cropThumbnail();
  pickThumbnail(picture('second.png'));
  await frame();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Adjust the crop' }));
  await cropThumbnail();
  expect(preview()).toHaveAttribute('src', 'blob:first.png');
});

test('the last of two pictures counts, whichever is read first', async () => {
  open();
  const first = Promise.withResolvers<void>();
  pictures.slow = { 'blob:first.png': first.promise };
  pickThumbnail(picture('first.png'));
  pickThumbnail(picture('second.png'));
  await frame();
  await act(async () => first.resolve());
  await cropThumbnail();
  expect(preview()).toHaveAttribute('src', 'blob:second.png');
});

test('a second finger does not move the picture that one drags', async () => {
  open();
  pickThumbnail(picture());
  const area = await frame();
  Object.assign(area, { setPointerCapture: () => undefined });
  Object.defineProperty(area, 'clientWidth', { value: 160 });
  // jsdom's pointer events have no coordinates.
  const point = (name: string, pointerId: number, clientY: number) =>
    fireEvent(area, Object.assign(new MouseEvent(`pointer${name}`, { bubbles: true, clientY }), { pointerId }));
  point('down', 1, 0);
  point('down', 2, 80);
  point('move', 1, 9);
  point('move', 2, 70);
  point('up', 2, 70);
  point('move', 1, 18);
  await cropThumbnail();
  expect(pictures.drawn).toEqual([[0, 170, 1600, 900, 0, 0, 1280, 720]]);
});

test('leaving the window takes nothing, and the same file can be chosen again', async () => {
  const { user } = open();
  pickThumbnail(picture());
  await frame();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(preview()).not.toBeInTheDocument();
  pickThumbnail(picture());
  await cropThumbnail();
  expect(preview()).toBeVisible();
});

test('a picture chosen while the draft is saved waits for the next save', async () => {
  let finish: (saved: unknown) => void = () => undefined;
  const { user, platform } = open(new Promise((resolve) => (finish = resolve)));
  await fillCourse();
  await user.click(screen.getByText('Save as Draft'));
  pickThumbnail(picture('later.png'));
  await cropThumbnail();
  finish(sampleCourse({ status: 'draft' }));
  await waitFor(() => expect(platform.said.at(-1)).toMatch(/^success: /));
  expect(preview()).toHaveAttribute('src', 'blob:later.png');
});

test('says when so little is left that it will look blurred', async () => {
  pictures.width = 500;
  open();
  pickThumbnail(picture());
  expect(await screen.findByText('Only 500 px wide: this will look blurred on large screens.')).toBeInTheDocument();
});

test.each([
  ['cover.gif', 10, /Choose A .jpg/],
  ['cover.svg', 10, /Choose A .jpg/],
  ['cover.png', limits.uploadMax.imageBytes + 1, /At Most 5 MB/],
])('refuses %s of %d bytes', async (name, bytes, message) => {
  const { platform } = open();
  pickThumbnail(picture(name, bytes));
  expect(await screen.findByText(message)).toBeVisible();
  expect(platform.said).toEqual([expect.stringMatching(message)]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('refuses a file that only bears the name of a picture', async () => {
  pictures.isReadable = false;
  open();
  pickThumbnail(picture('page.png'));
  expect(await screen.findByText(/Choose A .jpg/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('refuses 16000 × 16000 pixels before anything is drawn', async () => {
  Object.assign(pictures, { width: 16_000, height: 16_000 });
  open();
  pickThumbnail(picture());
  expect(await screen.findByText('Choose A Picture Of At Most 50 Million Pixels')).toBeVisible();
  expect(pictures.drawn).toEqual([]);
});
