import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { LectureMatch } from '@vidya/contracts/calls/watching';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleLecture, sampleLectureList } from '../../../testing/mock-api.ts';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(() => {
  forgetPlayers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const title: LectureMatch = {
  lectureId: 'lecture-3',
  source: { kind: 'title' },
  excerpt: ['', 'Examples', ' that teach'],
};
const transcript: LectureMatch = {
  lectureId: 'lecture-2',
  source: { kind: 'transcript', atSeconds: 75, language: 'en' },
  excerpt: ['…with ', 'examples', ' of it…'],
};
const matches = [title, transcript];

const field = () => screen.findByRole('textbox', { name: 'Search in this course' });
const result = (name: RegExp) => screen.findByRole('link', { name });

async function openSearch(responses: MockResponses = {}, at?: string) {
  const view = openViewer({ ...(at && { at }), responses: { searchLectures: () => matches, ...responses } });
  await playing();
  await view.user.keyboard('s');
  expect(await field()).toHaveFocus();
  return view;
}
const type = async (user: UserEvent, text: string) => user.type(await field(), text);

test('S opens the search; results say why they are listed and mark the words', async () => {
  const { user } = await openSearch();
  expect(screen.queryByRole('link', { name: /1\. What a model sees/ })).toBeNull();
  await type(user, 'examples');
  const first = await result(/3\. Examples that teach/);
  expect(first).toHaveTextContent('3. Examples that teachTitle');
  expect(within(first).getByText('Examples')).toHaveProperty('tagName', 'MARK');
  expect(await result(/2\. Asking/)).toHaveTextContent('Transcript at 01:15…with examples of it…');
  expect(screen.getByText('2 results for “examples”')).toHaveAttribute('role', 'status');
});

test('arrows go through the results, Enter opens one at its second', async () => {
  const { user } = await openSearch();
  await type(user, 'examples');
  await result(/2\. Asking/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(await result(/2\. Asking/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(await field()).toHaveFocus();
  await user.keyboard('{ArrowDown}{End}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: '2. Asking for one thing' })).toBeVisible();
  const player = await playing();
  await waitFor(() => expect(player.plays).toBe(1));
  player.fire('loadedmetadata');
  expect(player.time).toBe(75);
  expect(await result(/2\. Asking/)).toBeVisible();
});

test('Enter in the field opens the first result, once it is that of the text', async () => {
  const { user } = await openSearch();
  await type(user, 'examples{Enter}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1. What a model sees');
  await result(/3\. Examples/);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: '3. Examples that teach' })).toBeVisible();
});

test('a match in the lecture that plays moves the player', async () => {
  const { user } = await openSearch({}, '/viewLectures?courseId=course-1&lectureId=lecture-2');
  const player = await playing();
  await type(user, 'examples');
  await user.click(await result(/2\. Asking/));
  expect(player.time).toBe(75);
});

test('Escape closes the search, shows the outline and gives the focus back', async () => {
  const { user } = openViewer({ responses: { searchLectures: () => matches } });
  await playing();
  const button = screen.getByRole('button', { name: 'Search' });
  await user.click(button);
  await type(user, 'ex');
  await result(/3\. Examples/);
  await user.keyboard('{ArrowDown}{Escape}');
  expect(button).toHaveFocus();
  expect(lectureRow(/1\. What a model sees/)).toBeVisible();
  lectureRow(/1\. What a model sees/).focus();
  await user.keyboard('s');
  expect(await field()).toHaveValue('');
  await user.keyboard('{Escape}');
  // The link has gone with the outline.
  expect(button).toHaveFocus();
});

test('no match says what was searched', async () => {
  const { user } = await openSearch({ searchLectures: () => [] });
  await type(user, 'zebra');
  expect(await screen.findByRole('heading', { name: 'Nothing for “zebra”' })).toBeVisible();
  expect(screen.getByText(/articles, transcripts and names of files were searched/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await field()).toHaveFocus();
  expect(screen.queryByRole('heading', { name: /Nothing/ })).toBeNull();
});

test('an error has a retry', async () => {
  let isDown = true;
  const { user } = await openSearch({
    searchLectures: () => {
      if (isDown) throw new ApiError('The Server Is Busy', { status: 503 });
      return matches;
    },
  });
  await type(user, 'examples');
  expect(await screen.findByText('The Server Is Busy')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await result(/3\. Examples/)).toBeVisible();
});

test('late results of an earlier search do not replace those of the next', async () => {
  const waiting = new Map<unknown, (matches: LectureMatch[]) => void>();
  const { user } = await openSearch({
    searchLectures: ({ query }) => new Promise((resolve) => waiting.set(query?.['q'], resolve)),
  });
  await type(user, 'first');
  await waitFor(() => expect(waiting.has('first')).toBe(true));
  await user.clear(await field());
  await type(user, 'second');
  await waitFor(() => expect(waiting.has('second')).toBe(true));
  waiting.get('second')!([transcript]);
  await result(/2\. Asking/);
  waiting.get('first')!([title]);
  await waitFor(() => expect(screen.getByText('1 result for “second”')).toBeInTheDocument());
  expect(screen.queryByRole('link', { name: /3\. Examples/ })).toBeNull();
});

test('a transcript names its language if it is another one, and an article its paragraph', async () => {
  const list = sampleLectureList();
  const text = sampleLecture({ _id: 'text', title: 'Read', kind: 'article', video: null, files: [], captions: [] });
  const { user } = await openSearch({
    listLectures: () => ({ ...list, lectures: [...list.lectures, text] }),
    getArticle: () => ({ html: '<p>One</p><p>Two</p>', parts: [], source: null }),
    searchLectures: () => [
      { ...transcript, source: { kind: 'transcript', atSeconds: 3, language: 'hi' } },
      { lectureId: 'text', source: { kind: 'article', paragraph: 2 }, excerpt: ['', 'Two', ''] },
      { lectureId: 'gone', source: { kind: 'title' }, excerpt: ['Gone'] },
    ],
  });
  await type(user, 'two');
  expect(await screen.findByText('Transcript at 00:03 · हिन्दी')).toBeVisible();
  expect(screen.getByText('2 results for “two”')).toBeInTheDocument();
  await user.click(await result(/5\. Read/));
  await waitFor(() => expect(screen.getByText('Two', { selector: 'p' })).toHaveFocus());
});

test('on a phone the search is in the sheet, which a result closes', async () => {
  const list = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => list });
  const { user } = openViewer({ responses: { searchLectures: () => matches } });
  await playing();
  await user.click(screen.getByRole('button', { name: 'Course Content' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Course Content' }));
  await user.click(sheet.getByRole('button', { name: 'Search' }));
  await type(user, 'examples');
  await result(/3\. Examples/);
  await user.keyboard('{Escape}');
  expect(sheet.getByRole('button', { name: 'Search' })).toHaveFocus();
  await user.click(sheet.getByRole('button', { name: 'Search' }));
  await type(user, 'examples');
  await user.click(await result(/3\. Examples/));
  expect(await screen.findByRole('heading', { level: 1, name: '3. Examples that teach' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
