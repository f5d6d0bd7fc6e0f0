import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { defaultCertificateRules, writeCertificateRules } from '@vidya/contracts/rules/course/certificate-rules';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../remote.tsx';
import { mockPictures } from '../testing/mock-pictures.ts';
import { fillCourse, longEnough } from '../testing/render-course.ts';

const sent = jest.fn();
const instructor = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const lecture = (_id: string, kind: 'quiz' | 'video', given: object = {}) => ({
  _id,
  title: `Part ${_id}`,
  kind,
  durationSeconds: 100,
  isPreview: false,
  ...given,
});
const lectures = [lecture('a', 'video'), lecture('b', 'quiz'), lecture('c', 'quiz', { hidden: 'draft' })];
const detail = (given: Partial<CourseDetail> = {}) =>
  sampleDetail({ description: `<p>${longEnough}</p>`, lectures, ...given });
const edit = (course = detail(), responses: object = {}) =>
  renderRemote(AuthoringRemote, {
    at: '/my-courses/edit-course?courseId=course-1',
    user: instructor,
    responses: {
      getCourse: () => course,
      updateCourse: ({ body }) => (sent(body), { updatedCourse: course }),
      ...responses,
    },
  });
const group = async () => within(await screen.findByRole('group', { name: 'Certificate' }));
const unfold = async (user: ReturnType<typeof edit>['user']) => user.click((await group()).getByText('All lectures.'));
const rules = (given: object) => ({ ...defaultCertificateRules, ...given });

beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
  mockPictures();
});
afterEach(() => jest.restoreAllMocks());

test('is closed where every lecture is enough, and a new course has no single quizzes to choose', async () => {
  const { user } = renderRemote(AuthoringRemote, {
    at: '/createCourse',
    user: instructor,
    responses: { createCourse: ({ body }) => (sent(body), sampleCourse()) },
  });
  await fillCourse();
  const part = await group();
  expect(part.getByText('All lectures.').closest('details')).not.toHaveAttribute('open');
  await user.click(part.getByText('All lectures.'));
  const kinds = part.getByRole('combobox', { name: 'Quizzes to pass' });
  expect(
    within(kinds)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None', 'Every graded quiz']);
  await user.selectOptions(kinds, 'graded');
  expect(part.getByText('All lectures, every graded quiz passed.')).toBeVisible();
  await user.click(screen.getByText('Save & Next'));
  const certificate = writeCertificateRules(rules({ quizzes: 'graded' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ certificate })));
});

test('chooses quizzes, an average and the mark', async () => {
  const { user } = edit();
  await unfold(user);
  const part = await group();
  fireEvent.change(part.getByRole('textbox', { name: 'Lectures to complete' }), { target: { value: '80' } });
  await user.selectOptions(part.getByRole('combobox', { name: 'Quizzes to pass' }), 'chosen');
  await user.click(part.getByRole('checkbox', { name: 'Part b' }));
  await user.click(part.getByRole('checkbox', { name: 'Part c (not shown now)' }));
  fireEvent.change(part.getByRole('textbox', { name: 'Least average' }), { target: { value: '75' } });
  await user.click(part.getByRole('checkbox', { name: /^Show the average/ }));
  expect(
    part.getByText('80 % of the lectures, 2 quizzes passed, an average of 75 %; it shows the mark.'),
  ).toBeVisible();
  await user.click(screen.getByText('Save Changes'));
  const chosen = { lecturePercent: 80, quizzes: 'chosen', quizIds: ['b', 'c'], averagePercent: 75, showsMark: true };
  const certificate = writeCertificateRules(rules(chosen));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ certificate })));
});

test('names what is wrong beside its field, and sends nothing', async () => {
  const { user } = edit();
  await unfold(user);
  const part = await group();
  const share = part.getByRole('textbox', { name: 'Lectures to complete' });
  fireEvent.change(share, { target: { value: 'many' } });
  await user.selectOptions(part.getByRole('combobox', { name: 'Quizzes to pass' }), 'chosen');
  await user.click(screen.getByText('Save Changes'));
  expect(await part.findByText('Lectures For The Certificate Must Be From 1 To 100 %')).toBeVisible();
  expect(part.getByText('Please Choose A Quiz For The Certificate')).toBeVisible();
  expect(share).toHaveAccessibleDescription(/Must Be From 1 To 100/);
  expect(share).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('is open with what is stored, and goes back to it', async () => {
  const certificate = { ...rules({ quizzes: 'chosen' as const, quizIds: ['b'] }), quizCount: 1 };
  const { user } = edit(detail({ certificate }));
  const part = await group();
  const chosen = part.getByRole('checkbox', { name: 'Part b' });
  expect(chosen).toBeChecked();
  const share = part.getByRole('textbox', { name: 'Lectures to complete' });
  fireEvent.change(share, { target: { value: '5' } });
  await user.click(screen.getByText('Cancel Edit'));
  expect((await group()).getByRole('textbox', { name: 'Lectures to complete' })).toHaveValue('100');
});

test('another person’s change of it is shown in words, and kept or taken', async () => {
  let course = detail();
  const { user } = edit(course, {
    getCourse: () => course,
    updateCourse: () => {
      throw new ApiError('Somebody Else Saved', { status: 409, code: 'Conflict' });
    },
  });
  await unfold(user);
  await user.selectOptions((await group()).getByRole('combobox', { name: 'Quizzes to pass' }), 'graded');
  const certificate = { ...rules({ lecturePercent: 50 }), quizCount: 0 };
  course = detail({ certificate, updatedAt: '2026-09-09T06:30:00.000Z' });
  await user.click(screen.getByText('Save Changes'));
  const dialog = within(await screen.findByRole('dialog', { name: /Another author changed this course/ }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CertificateChanged by bothYoursAll lectures, every graded quiz passedTheirs50 % of the lectures',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
  const part = await group();
  expect(part.getByRole('textbox', { name: 'Lectures to complete' })).toHaveValue('50');
  expect(part.getByRole('combobox', { name: 'Quizzes to pass' })).toHaveValue('none');
});
