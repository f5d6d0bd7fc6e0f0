import { screen, waitFor, within } from '@testing-library/react';
import type { QuestionFile } from '@vidya/contracts/calls/structure';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { add, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';
import './QuizFields.tsx';
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
