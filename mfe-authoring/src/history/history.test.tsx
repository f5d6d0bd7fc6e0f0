import { screen, waitFor, within } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../remote.tsx';
import { sampleLecture } from '../testing/mock-api.ts';
import { longEnough } from '../testing/render-course.ts';

const owner = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const description = `<p>${longEnough}</p>`;
const course = (given: Partial<CourseDetail> = {}) => sampleDetail({ description, ...given });

/** Newest first; the last one is from before there was a history. */
const saves = [
  { number: 3, savedAt: '2025-11-04T03:30:00.000Z', savedBy: 'Meera Iyer', isCurrent: true },
  { number: 2, savedAt: '2025-11-03T03:30:00.000Z', savedBy: 'Ravi Menon', isCurrent: false },
  { number: 1, savedAt: '2025-11-02T12:00:00.000Z', savedBy: '', isCurrent: false },
];
const texts = (topic: string, more: object = {}) => ({ topic, description, category: 'generative-ai', ...more });

const edit = '/my-courses/edit-course?courseId=course-1';
const open = (responses: MockResponses = {}, at = edit) =>
  renderRemote(AuthoringRemote, {
    at,
    user: owner,
    responses: {
      getCourse: () => course(),
      listLectures: () => ({ course: course(), lectures: [sampleLecture()] }),
      listRevisions: () => saves,
      getRevision: () => ({ texts: texts('Prompting which works') }),
      ...responses,
    },
  });
type User = ReturnType<typeof open>['user'];

const title = () => screen.findByRole('textbox', { name: 'Title' });
const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const version = () => dialog('Version of 3 Nov 2025, 9:00 am');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openHistory(user: User) {
  await user.click(await screen.findByRole('button', { name: 'History' }));
  return dialog('History');
}

async function choose(user: User) {
  await user.click(await (await openHistory(user)).findByRole('button', { name: /3 Nov 2025/ }));
  return version();
}

beforeEach(() => sessionStorage.clear());

test('says who saved when, in India’s time, and which version is the current one', async () => {
  const { user } = open();
  const list = await openHistory(user);
  await list.findByRole('list');
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '4 Nov 2025, 9:00 am By Meera IyerCurrent',
    '3 Nov 2025, 9:00 am By Ravi Menon',
    '2 Nov 2025, 5:30 pm Author not recorded',
  ]);
  expect(list.queryByRole('button', { name: /4 Nov/ })).not.toBeInTheDocument();
});

test.each([[[]], [saves.slice(0, 1)]])('has nothing to show before the second save: %j', async (found) => {
  const { user } = open({ listRevisions: () => found });
  expect(await (await openHistory(user)).findByText('No earlier versions yet')).toBeVisible();
});

test('asks the server again after it failed', async () => {
  const listRevisions = jest.fn(() => saves);
  listRevisions.mockImplementationOnce(() => {
    throw new ApiError('No Connection', { status: 400 });
  });
  const { user } = open({ listRevisions });
  await user.click(await (await openHistory(user)).findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('By Ravi Menon')).toBeVisible();
});

test('marks what differs word by word, also for screen readers, and leaves out what does not', async () => {
  const then = texts('Prompting which works', { category: 'data-science', audience: '' });
  const { user } = open({ getRevision: () => ({ texts: then }) });
  const view = await choose(user);
  const fields = await view.findAllByRole('region');
  expect(fields.map((field) => field.textContent)).toEqual([
    'TitlePrompting [now: that] [in this version: which] works ',
    'Category[now: Generative Ai] [in this version: Data Science] ',
  ]);
  expect(view.getByText('that')).toHaveProperty('tagName', 'DEL');
  expect(view.getByText('which')).toHaveProperty('tagName', 'INS');
  expect(view.getByText('By Ravi Menon. 2 fields differ from now.')).toHaveFocus();
});

test('says so when only the formatting differs, and when nothing does', async () => {
  const bold = { ...texts('Prompting that works'), description: `<p><strong>${longEnough}</strong></p>` };
  const getRevision = jest.fn(() => ({ texts: bold }));
  const { user } = open({ getRevision });
  const view = await choose(user);
  expect(await view.findByText('Only formatting or links differ.')).toBeVisible();
  await user.click(view.getByRole('button', { name: 'All versions' }));
  expect(await screen.findByRole('button', { name: /3 Nov 2025/ })).toHaveFocus();
  getRevision.mockReturnValue({ texts: texts('Prompting that works') });
  await user.click(await screen.findByRole('button', { name: /2 Nov 2025/ }));
  expect(await screen.findByText(/Its texts are the same as now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument();
});

test('fills the form with the older texts, which a save sends with the version check', async () => {
  const sent = jest.fn();
  const then = texts('Prompting which works', { category: 'blockchain', unknown: 'of a later field' });
  const updateCourse = ({ body }: { body?: object }) => (sent(body), { updatedCourse: course() });
  const { user } = open({ getRevision: () => ({ texts: then }), updateCourse });
  const view = await choose(user);
  await user.click(await view.findByRole('button', { name: 'Restore this version' }));
  await gone();
  const notice = screen.getByText(/Restored from 3 Nov 2025, 9:00 am. Save it to make it the current version/);
  await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus());
  expect(await title()).toHaveValue('Prompting which works');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('BlockChain');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1499');
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const { updatedAt } = course();
  expect(sent.mock.calls[0][0]).toMatchObject({ topic: 'Prompting which works', version: updatedAt, price: 1499 });
  expect(sent.mock.calls[0][0]).not.toHaveProperty('unknown');
});

test('checks the older texts like any others, and takes them back with Cancel Edit', async () => {
  const { user, platform } = open({ getRevision: () => ({ texts: texts('') }) });
  await user.click(await (await choose(user)).findByRole('button', { name: 'Restore this version' }));
  await gone();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(platform.said).toEqual(['error: All Marked Fields Are Mandatory']);
  await user.click(screen.getByRole('button', { name: 'Cancel Edit' }));
  expect(await title()).toHaveValue('Prompting that works');
  expect(screen.queryByText(/Restored from/)).not.toBeInTheDocument();
});

test('asks before it replaces what is typed and not saved', async () => {
  const { user } = open();
  await user.type(await title(), ' better');
  await user.click(await (await choose(user)).findByRole('button', { name: 'Restore this version' }));
  const question = await dialog('Replace what you have not saved?');
  expect(question.getByText(/You changed Title and did not save it/)).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Keep mine' }));
  await user.click(await (await version()).findByRole('button', { name: 'All versions' }));
  await user.keyboard('{Escape}');
  await gone();
  expect(await title()).toHaveValue('Prompting that works better');
  await user.click(await (await choose(user)).findByRole('button', { name: 'Restore this version' }));
  await user.click((await dialog('Replace what you have not saved?')).getByRole('button', { name: 'Replace it' }));
  await gone();
  expect(await title()).toHaveValue('Prompting which works');
});

test('compares with what another author saved since the form was loaded', async () => {
  let stored = course();
  const { user } = open({ getCourse: () => stored });
  await user.type(await title(), ' better');
  stored = course({ topic: 'Their title', updatedAt: '2030-01-01T00:00:00.000Z' });
  expect(await (await choose(user)).findByText('Their title')).toBeInTheDocument();
});

test('a draft’s form takes over the description as plain text', async () => {
  const { user } = open(
    {
      getCourse: () => course({ status: 'draft' }),
      getRevision: () => ({ texts: texts('Half an idea', { description: '<p>One &amp; two</p>\n<p>Three</p>' }) }),
    },
    '/createCourse?courseId=course-1',
  );
  await user.click(await (await choose(user)).findByRole('button', { name: 'Restore this version' }));
  await gone();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('One & two\n\nThree');
});

test('a lecture has a history of its own', async () => {
  const asked = jest.fn();
  const sent = jest.fn();
  const older = { title: 'What a model saw', description: 'Older', youtubeLink: '' };
  const { user } = open(
    {
      listRevisions: ({ query }) => (asked(query), saves),
      getRevision: ({ params, query }) => (asked(params, query), { texts: older }),
      updateLecture: ({ body }) => (sent(body), course()),
    },
    '/editLecture?courseId=course-1&lectureId=lecture-1',
  );
  const view = await choose(user);
  const fields = await view.findAllByRole('region');
  expect(fields.map((field) => within(field).getByRole('heading').textContent)).toEqual(['Topic', 'Description']);
  await user.click(view.getByRole('button', { name: 'Restore this version' }));
  await gone();
  expect(asked.mock.calls).toContainEqual([{ courseId: 'course-1', number: '2' }, { lectureId: 'lecture-1' }]);
  expect(asked.mock.calls).toContainEqual([{ lectureId: 'lecture-1' }]);
  expect(screen.getByText(/Restored from/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save & Next' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0][0]).toMatchObject({ ...older, version: 1 });
});
