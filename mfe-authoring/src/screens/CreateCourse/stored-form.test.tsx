import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteProps } from '@vidya/contracts/browser/platform';
import {
  asksToLeave,
  type MockRequest,
  type MockResponses,
  mockPlatform,
} from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, Router } from 'react-router-dom';
import AuthoringRemote from '../../remote.tsx';
import { MockBank } from '../../testing/mock-bank.ts';
import { earningsResponses } from '../../testing/mock-earnings.ts';

const meera = person({ _id: 'instructor-1', fullName: 'Meera Iyer', role: 'INSTRUCTOR' });
const arjun = person({ _id: 'instructor-2', fullName: 'Arjun Menon', role: 'INSTRUCTOR' });
const open = (getCourse: () => ReturnType<typeof sampleDetail>, at: string, more: MockResponses = {}, user = meera) =>
  renderRemote(Watched, { at, user, responses: { getCourse, ...more } });

/** The remote, and a button with which Arjun signs in in another tab. */
function Watched({ platform }: RemoteProps) {
  const [shown, setShown] = useState(platform);
  return (
    <>
      <AuthoringRemote platform={shown} />
      <button
        type="button"
        onClick={() => setShown({ ...platform, sessionAtom: mockPlatform({ user: arjun }).sessionAtom })}
      >
        Arjun
      </button>
    </>
  );
}

beforeEach(() => sessionStorage.clear());

test.each([
  [null, 'What you typed here before is back. Only the thumbnail has to be chosen again.'],
  [
    { secure_url: '/media/images/a.webp' },
    'What you typed here before is back. If you had picked another thumbnail, choose it again.',
  ],
])('what was typed survives a reload, and the picture that does not is named: %j', async (thumbnail, text) => {
  const draft = () => sampleDetail({ _id: 'd', status: 'draft', topic: 'Half an idea', thumbnail });
  const { user } = open(draft, '/createCourse?courseId=d');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', typed on');
  cleanup();
  open(draft, '/createCourse?courseId=d');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Half an idea, typed on');
  expect(screen.getByText(text)).toBeVisible();
});

test('what was saved does not come back as typed before', async () => {
  let draft = sampleDetail({ _id: 'd', status: 'draft', topic: 'Half an idea' });
  const { user, platform } = open(() => draft, '/createCourse?courseId=d', {
    updateCourse: ({ body }) => {
      draft = { ...draft, topic: String(body?.['topic']) };
      return { updatedCourse: draft };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', typed on');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(platform.said.at(-1)).toMatch(/^success: /));
  cleanup();
  open(() => draft, '/createCourse?courseId=d');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Half an idea, typed on');
  expect(screen.queryByText(/What you typed here before is back/)).not.toBeInTheDocument();
});

test('what is typed after the first save is the new draft’s, and the next new course is empty', async () => {
  const draft = sampleDetail({ _id: 'd', status: 'draft', topic: 'Half an idea' });
  const { user, platform } = open(() => draft, '/createCourse', {
    createCourse: () => draft,
    updateCourse: () => ({ updatedCourse: draft }),
  });
  const title = () => screen.findByRole('textbox', { name: 'Title' });
  await user.type(await title(), 'Half an idea');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(platform.said.at(-1)).toMatch(/^success: /));
  await user.type(await title(), ', typed on');
  cleanup();
  open(() => draft, '/createCourse?courseId=d');
  expect(await title()).toHaveValue('Half an idea, typed on');
  cleanup();
  open(() => draft, '/createCourse');
  expect(await title()).toHaveValue('');
});

test.each(['Save as Draft', 'Save & Next'])(
  '%s leaves a rich description as it is until it is edited',
  async (button) => {
    const description = `<h2>Aims</h2><p>${'x'.repeat(3_000)}</p>`;
    const draft = sampleDetail({ _id: 'd', status: 'draft', description, thumbnail: { secure_url: '/a.webp' } });
    const updateCourse = jest.fn((_request: MockRequest) => ({ updatedCourse: draft }));
    const { user } = open(() => draft, '/createCourse?courseId=d');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', typed on');
    cleanup();
    const { platform } = open(() => draft, '/createCourse?courseId=d', { updateCourse });
    const field = await screen.findByRole('textbox', { name: 'Description' });
    expect(screen.queryByText('3,004 / 3,000')).not.toBeInTheDocument();
    const save = () => user.click(screen.getByRole('button', { name: button }));
    await user.type(field, 'y');
    expect(screen.getByText('3,005 / 3,000')).toBeVisible();
    await save();
    expect(platform.said).toEqual([`error: ${texts.validation.descriptionLongOnCreate}`]);
    await user.type(field, '{Backspace}');
    await save();
    await waitFor(() => expect(updateCourse).toHaveBeenCalledTimes(1));
    const { body } = updateCourse.mock.calls[0]![0];
    expect([body?.['topic'], body?.['description']]).toEqual([`${draft.topic}, typed on`, undefined]);
  },
);

test('its own third step and another draft lose what is typed, though the path stays', async () => {
  const { user } = open(() => sampleDetail({ _id: 'd', status: 'draft' }), '/createCourse?courseId=d');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', typed on');
  expect(['step', 'courseId', 'tab'].map(asksToLeave)).toEqual([true, true, false]);
});

test('the first save gives the draft its address without a question', async () => {
  const asked: boolean[] = [];
  const history = createMemoryHistory();
  history.replace = () => void asked.push(asksToLeave('courseId'));
  const draft = sampleDetail({ _id: 'd', status: 'draft' });
  const platform = mockPlatform({ user: meera, responses: { getCourse: () => draft, createCourse: () => draft } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Router location="/createCourse" navigator={history}>
        <AuthoringRemote platform={platform} />
      </Router>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Half an idea');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await waitFor(() => expect(asked).toEqual([false]));
});

test('nothing of a deleted draft is stored, and leaving it does not ask', async () => {
  const draft = sampleDetail({ _id: 'd', status: 'draft', topic: 'Half an idea', creatorId: 'instructor-1' });
  const { user } = open(() => draft, '/createCourse?courseId=d', { deleteCourse: () => null });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ', typed on');
  expect([sessionStorage.length, asksToLeave()]).toEqual([1, true]);
  await user.click(screen.getByRole('button', { name: 'Delete Course' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Course' }));
  await waitFor(() => expect([sessionStorage.length, asksToLeave()]).toEqual([0, false]));
});

test('what was typed and deleted does not come back', async () => {
  const { user } = open(() => sampleDetail(), '/createCourse');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, 'Hal');
  await user.clear(title);
  cleanup();
  open(() => sampleDetail(), '/createCourse');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
  expect(screen.queryByText(/What you typed here before is back/)).not.toBeInTheDocument();
});

test.each(['Title', 'Topic'])('the next person in the tab begins with an empty %s', async (name) => {
  const at = name === 'Title' ? '/createCourse' : '/addLecture?courseId=c';
  const instructors = [meera, arjun].map(({ _id, fullName }) => ({ _id, name: fullName }));
  const course = () => sampleDetail({ _id: 'c', instructors });
  const field = () => screen.findByRole('textbox', { name });
  const { user } = open(course, at);
  await user.type(await field(), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Arjun' }));
  expect(await field()).toHaveValue('');
  cleanup();
  open(course, at, {}, arjun);
  expect(await field()).toHaveValue('');
  cleanup();
  open(course, at);
  expect(await field()).toHaveValue('Mine');
});

test('the next person in the tab does not see an open question of the bank', async () => {
  const instructors = [meera, arjun].map(({ _id, fullName }) => ({ _id, name: fullName }));
  const at = '/my-courses/edit-course/question-bank?courseId=c';
  const { user } = open(() => sampleDetail({ _id: 'c', instructors }), at, new MockBank().responses());
  const field = () => screen.findByRole('textbox', { name: 'Question' });
  await user.click(await screen.findByRole('button', { name: 'New question' }));
  await user.type(await field(), 'Mine');
  fireEvent.click(screen.getByText('Arjun'));
  expect(await field()).toHaveValue('');
});

test('the next person in the tab does not see the tax numbers that were shown', async () => {
  const { user } = open(() => sampleDetail(), '/earnings', earningsResponses());
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(await screen.findByText('AAPFU0939F')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Arjun' }));
  expect(screen.queryByText('AAPFU0939F')).not.toBeInTheDocument();
});
