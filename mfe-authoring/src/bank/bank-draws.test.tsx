import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { settingsText } from '../data/lecture/quiz-texts.ts';
import { MockBank } from '../testing/mock-bank.ts';
import { add, next, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';
import '../quiz/QuizFields.tsx';

prepareLectureScreens();

async function openDraws(createLecture: (input: { body?: object }) => unknown, bank = new MockBank()) {
  const { user } = open(`${add}&kind=quiz`, { ...bank.responses(), createLecture });
  await user.type(await screen.findByRole('textbox', { name: 'Topic' }), 'What you know');
  const group = within(await screen.findByRole('group', { name: 'Questions drawn at random' }));
  await user.selectOptions(group.getByRole('combobox', { name: 'Tag of the question bank' }), 'loops (2)');
  await user.click(group.getByRole('button', { name: 'Add draw' }));
  const type = async (name: string, value: string): Promise<void> => {
    await user.clear(group.getByRole('textbox', { name }));
    await user.type(group.getByRole('textbox', { name }), value);
  };
  return { user, group, type };
}

test('a quiz without questions of its own draws from the bank', async () => {
  const sent = jest.fn();
  const { user, group, type } = await openDraws(({ body }) => (sent(body), { Course: sampleDetail(), lectureId: 'l' }));
  expect(group.getByRole('link', { name: 'Question bank' })).toHaveAttribute(
    'href',
    '/my-courses/edit-course/question-bank?courseId=course-1',
  );
  await type('Questions of “loops”', '3');
  expect(group.getByText(quizTexts.bankShort('loops', 2))).toBeVisible();
  await type('Questions of “loops”', 'two');
  expect(group.getByText(quizTexts.bankDrawInvalid)).toBeVisible();
  await type('Questions of “loops”', '2');
  await type('Points for each of “loops”', '3');
  expect(group.getByText('Each attempt: 2 questions, 6 points.')).toBeVisible();
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.parse((sent.mock.lastCall[0] as { quizSettings: string }).quizSettings)).toMatchObject({
    draws: [{ tag: 'loops', count: 2, bankPoints: 3 }],
  });
});

test('counts draws from the bank beside those from its own tags, and removes one', async () => {
  const { user, group, type } = await openDraws(() => null);
  await user.click(screen.getByRole('textbox', { name: 'Questions' }));
  await user.paste('Sun? {T}\n\n// [tag:loops]\nA? {T}\n\n// [tag:loops]\nB? {F}');
  await user.type(await group.findByRole('textbox', { name: 'From “loops”' }), '1');
  await type('Questions of “loops”', '2');
  expect(group.getByText('Each attempt: 4 questions, 4 points.')).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Remove the draw from “loops”' }));
  expect(group.getByText('Each attempt: 2 questions, 2 points.')).toBeVisible();
  expect(group.getByRole('combobox', { name: 'Tag of the question bank' })).toHaveFocus();
});

test('counts a question of two tags for one draw only, as the server does', async () => {
  const { user, group, type } = await openDraws(
    () => null,
    new MockBank('// [tag:loops] [tag:lists]\nA? {T}\n\n// [tag:loops]\nB? {T}'),
  );
  await user.selectOptions(group.getByRole('combobox', { name: 'Tag of the question bank' }), 'lists (1)');
  await user.click(group.getByRole('button', { name: 'Add draw' }));
  expect(group.getByText('Each attempt: 2 questions, 2 points.')).toBeVisible();
  await type('Questions of “loops”', '2');
  expect(group.getByText(quizTexts.bankShared('lists', 0))).toBeVisible();
});

test('says at the draws that the bank has fewer questions by now', async () => {
  const { user, group } = await openDraws(() => {
    throw new ApiError(quizTexts.bankShort('loops', 0), { status: 400 });
  });
  await user.click(next());
  expect(await group.findByText(quizTexts.bankShort('loops', 0))).toBeVisible();
});

test('links to a bank without tags', async () => {
  open(`${add}&kind=quiz`, new MockBank('').responses());
  expect(await screen.findByRole('link', { name: 'Question bank' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Questions drawn at random' })).not.toBeInTheDocument();
});

test('names draws from the bank where settings are compared', () => {
  const draws = [
    { tag: 'own', count: 2 },
    { tag: 'loops', count: 3, bankPoints: 1 },
  ];
  expect(settingsText({ ...defaultQuizSettings, draws })).toMatch(
    /draws 2 of “own”, draws 3 of “loops” from the bank for 1 point each$/,
  );
});
