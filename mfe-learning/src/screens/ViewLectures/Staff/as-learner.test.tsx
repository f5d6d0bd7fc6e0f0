import { act, screen, waitFor, within } from '@testing-library/react';
import { defaultCertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { asksToLeave } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture, sampleLectureList } from '../../../testing/mock-api.ts';
import { forgetPlayers, lectureRow, openManage, openViewer, playing } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(forgetPlayers);

const note = 'You are seeing this as a learner. Nothing is recorded.';
const at = '/viewLectures?courseId=course-1&lectureId=lecture-2&view=learner';

test.each(['INSTRUCTOR', 'ADMIN'] as const)('an %s sees what learners see, and goes back', async (role) => {
  const { user } = openViewer({ role });
  await openManage(user);
  await user.click(screen.getByRole('link', { name: 'View as Learner' }));
  expect(await screen.findByText(note)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to my view' })).toHaveFocus();
  for (const tool of ['Add Lecture', 'Edit Lecture', 'Delete Lecture', 'Reorder lectures']) {
    expect(screen.queryByText(tool)).not.toBeInTheDocument();
  }
  expect(screen.getByText('0 of 4 lectures · 0% completed')).toBeVisible();
  expect(screen.queryByText(/^Resume/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to my view' }));
  expect(await screen.findByRole('button', { name: 'Manage' })).toHaveFocus();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test('what learners do not see is not there, and the numbers close up', async () => {
  const list = sampleLectureList();
  const [first, second, ...rest] = list.lectures;
  openViewer({
    role: 'ADMIN',
    at: '/viewLectures?courseId=course-1&view=learner',
    responses: { listLectures: () => ({ ...list, lectures: [first!, { ...second!, hidden: 'draft' }, ...rest] }) },
  });
  expect(await screen.findByText('0 of 3 lectures · 0% completed')).toBeVisible();
  expect(screen.queryByText(second!.title, { exact: false })).not.toBeInTheDocument();
  expect(lectureRow(/2\. Examples that teach/)).toBeVisible();
});

test('what the certificate needs is there as at the start, with links that keep the view', async () => {
  const start = {
    isEarned: false,
    lecturesCompleted: 0,
    lecturesNeeded: 2,
    quizzes: [{ _id: 'lecture-3', title: 'Lists', isPassed: false, percent: null }],
    average: null,
    averagePercent: 75,
  };
  const rules = { ...defaultCertificateRules, lecturePercent: 50, quizzes: 'graded' as const, averagePercent: 75 };
  const course = sampleDetail({ noOfLectures: 4, certificate: { ...rules, quizCount: 1, start } });
  openViewer({ role: 'INSTRUCTOR', at, responses: { listLectures: () => sampleLectureList({ course }) } });
  expect(
    await screen.findByText('Certificate: 0 of 2 lectures completed; 0 of 1 quiz passed; average 0 of 75 %'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lists' })).toHaveAttribute(
    'href',
    '/viewLectures?courseId=course-1&lectureId=lecture-3&view=learner',
  );
});

test('it stays so from lecture to lecture', async () => {
  const { user } = openViewer({ role: 'ADMIN', at });
  await screen.findByRole('heading', { level: 1, name: '2. Asking for one thing' });
  await user.click(lectureRow(/3\. Examples that teach/));
  expect(await screen.findByRole('heading', { level: 1, name: '3. Examples that teach' })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to my view' })).toHaveAttribute(
    'href',
    '/viewLectures?courseId=course-1&lectureId=lecture-3',
  );
});

test('every way to another lecture has it in its address, so that a reload keeps it', async () => {
  openViewer({ role: 'ADMIN', at });
  await screen.findByRole('heading', { level: 1, name: '2. Asking for one thing' });
  for (const row of within(screen.getByRole('complementary', { name: 'Course Content' })).getAllByRole('link')) {
    expect(row).toHaveAttribute('href', expect.stringMatching(/&view=learner$/));
  }
});

test('a mark that is not kept says so', async () => {
  const link = sampleLecture({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ', video: null, files: [] });
  const { user, platform } = openViewer({
    role: 'ADMIN',
    at: '/viewLectures?courseId=course-1&view=learner',
    responses: { listLectures: () => sampleLectureList({ lectures: [link] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as Watched' }));
  await waitFor(() => expect(platform.said).toContain('error: Nothing is recorded while you see this as a learner.'));
});

test('neither watching nor writing reaches the server', async () => {
  const changed = jest.fn();
  const { user, platform } = openViewer({
    role: 'INSTRUCTOR',
    at,
    responses: {
      saveProgress: changed,
      addNote: changed,
      askQuestion: changed,
      listNotes: () => [],
      listQuestions: () => [],
    },
  });
  const player = await playing();
  await act(async () => {
    player.watch(30);
    player.finish();
  });
  await user.click(await screen.findByRole('tab', { name: 'Questions' }));
  const panel = within(await screen.findByRole('tabpanel'));
  await user.type(await panel.findByRole('textbox'), 'Does it hold for images?');
  await user.click(panel.getByRole('button', { name: /^Ask/ }));
  await waitFor(() => expect(platform.said).toContain('error: Nothing is recorded while you see this as a learner.'));
  expect(changed).not.toHaveBeenCalled();
  // What can never be saved is left without a question.
  expect(asksToLeave('view')).toBe(false);
});

test('a learner gets nothing from that address but their own view', async () => {
  openViewer({ at });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(screen.getByText('1 of 4 lectures · 25% completed')).toBeVisible();
});
