import { screen, waitFor, within } from '@testing-library/react';
import type { Quiz } from '@vidya/contracts/calls/quiz';
import type { QuestionFile } from '@vidya/contracts/calls/structure';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { add, edit, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';
import './QuizFields.tsx';
import './ExportQuestions.tsx';
import './ImportQuestions.tsx';

prepareLectureScreens();

const file: QuestionFile = {
  questions: 'Sun? {\n  T\n}\n\nMoon? {\n  F\n}\n',
  count: 2,
  refused: [{ item: 'Rivers', reason: 'Questions of the type essay can not be imported' }],
  refusedCount: 1,
};
const area = () => screen.getByRole('textbox', { name: 'Questions', hidden: true });

async function openImport(responses: MockResponses) {
  const { user } = open(`${add}&kind=quiz`, responses);
  await user.click(await screen.findByRole('textbox', { name: 'Questions' }));
  await user.paste('First? {T}');
  await user.click(screen.getByRole('button', { name: 'Import questions …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  const choose = (text = 'Sun? {T}') =>
    user.upload(dialog.getByLabelText('File with questions'), new File([text], 'rivers.xml'));
  return { user, dialog, choose };
}

test('questions of a file come to the end of the text, with a report of what is left out', async () => {
  const sent = jest.fn(() => file);
  const { user, dialog, choose } = await openImport({ readQuestionFile: sent });
  await choose();
  expect(await dialog.findByText('2 questions are at the end of the text now. Please check and save.')).toBeVisible();
  const lines = dialog.getByRole('list', { name: '1 thing is left out:' });
  expect(lines).toHaveTextContent('RiversQuestions of the type essay can not be imported');
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ params: { courseId: 'course-1' }, body: { file: expect.any(File) as File } }),
  );
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(area()).toHaveFocus());
  expect(area()).toHaveValue('First? {T}\n\nSun? {\n  T\n}\n\nMoon? {\n  F\n}\n');
  expect((area() as HTMLTextAreaElement).selectionStart).toBe('First? {T}\n\n'.length);
});

test('an import can be undone', async () => {
  const { user, dialog, choose } = await openImport({ readQuestionFile: () => file });
  await choose();
  await user.click(await dialog.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(area()).toHaveValue('First? {T}');
});

test('a file that is refused, or holds nothing, leaves the text alone', async () => {
  let reply: () => QuestionFile = () => {
    throw new ApiError('Choose A File Of Questions: GIFT, Moodle XML Or QTI', { status: 400 });
  };
  const { user, dialog, choose } = await openImport({ readQuestionFile: () => reply() });
  await choose();
  expect(await dialog.findByText('Choose A File Of Questions: GIFT, Moodle XML Or QTI')).toBeVisible();
  reply = () => ({ ...file, questions: '', count: 0 });
  await choose();
  expect(await dialog.findByText('There is nothing in this file that can be imported.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
  await choose('x'.repeat(10 * 1024 * 1024 + 1));
  expect(await dialog.findByText('Choose A File Of At Most 10 MB')).toBeVisible();
  expect(area()).toHaveValue('First? {T}');
});

test('stored questions are exported, with what other systems do not take of them', async () => {
  const lecture = sampleLecture({ kind: 'quiz' });
  const quiz: Quiz = {
    settings: defaultQuizSettings,
    questionCount: 1,
    maxPoints: 1,
    attempts: [],
    nextAt: null,
    attemptsLeft: null,
    extraTimePercent: 0,
    source: 'Mass? {#1 kg}',
  };
  const { user } = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }),
    getQuiz: () => quiz,
  });
  await user.click(await screen.findByRole('button', { name: 'Question files' }));
  await user.click(screen.getByRole('button', { name: 'Export questions …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export questions' }));
  const gift = within(dialog.getByRole('region', { name: 'GIFT' }));
  expect(gift.getByText('Other systems can not read numbers with a unit.')).toBeVisible();
  expect(gift.getByRole('link', { name: 'Export as GIFT' })).toHaveAttribute(
    'href',
    '/api/v1/course/course-1/lecture-1/quiz/questions/gift',
  );
  const qti = within(dialog.getByRole('region', { name: 'QTI 2.1' }));
  expect(qti.getByText('It can say all that is in these questions.')).toBeVisible();
  expect(qti.getByRole('link', { name: 'Export as QTI 2.1' })).toHaveAttribute('download');
});
