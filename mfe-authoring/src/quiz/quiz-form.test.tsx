import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Quiz } from '@vidya/contracts/calls/quiz';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { questionTypeNames } from '@vidya/contracts/rules/quiz/question';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { questionTemplates } from '../data/lecture/quiz-texts.ts';
import { sampleLecture } from '../testing/mock-api.ts';
import { add, edit, next, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';
import './QuizFields.tsx';

prepareLectureScreens();

const questions = () => screen.findByRole('textbox', { name: 'Questions' });
const created = (sent: jest.Mock) => ({
  createLecture: ({ body }: { body?: object }) => (sent(body), { Course: sampleDetail(), lectureId: 'lecture-2' }),
});
const paste = async (user: ReturnType<typeof open>['user'], text: string): Promise<void> => {
  await user.click(await questions());
  await user.paste(text);
};

const choose = async (user: ReturnType<typeof open>['user'], number: number, name: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `More about question ${number}` }));
  await user.click(screen.getByRole('button', { name }));
};

test('a quiz is typed as a list, read while it is typed, and sent with its settings', async () => {
  const sent = jest.fn();
  const { user } = open(`${add}&kind=quiz`, created(sent));
  await user.type(await screen.findByRole('textbox', { name: 'Topic' }), 'What you know');
  expect(screen.queryByRole('switch', { name: 'Free preview' })).not.toBeInTheDocument();
  await paste(user, 'Capital? {=Delhi ~Mumbai}\n\n// [points:2]\nSun? {T}\n\nBroken {=a ~a}');
  expect(await screen.findByText('2 questions, 3 points, 1 to correct')).toBeVisible();
  expect(screen.getByText("'a' Is There Twice")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Line 6' }));
  const area = (await questions()) as HTMLTextAreaElement;
  expect(area).toHaveFocus();
  expect(area.value.slice(area.selectionStart)).toBe('Broken {=a ~a}');
  await user.click(next());
  expect(await questions()).toBeInvalid();
  expect(screen.getByText("Line 6: 'a' Is There Twice")).toBeVisible();
  act(() => area.setSelectionRange(area.selectionStart, area.value.length));
  await user.paste('Fixed {=a ~b}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Graded: learners must pass it');
  await user.clear(screen.getByRole('textbox', { name: 'Pass mark' }));
  await user.type(screen.getByRole('textbox', { name: 'Pass mark' }), '75');
  await user.type(screen.getByRole('textbox', { name: 'Attempts' }), '3');
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall[0]).toEqual({
    title: 'What you know',
    description: '',
    kind: 'quiz',
    questions: 'Capital? {=Delhi ~Mumbai}\n\n// [points:2]\nSun? {T}\n\nFixed {=a ~b}',
    quizSettings: JSON.stringify({ ...defaultQuizSettings, mode: 'graded', passPercent: 75, maxAttempts: 3 }),
    expectedMinutes: '',
    isPreview: false,
    status: 'published',
    createdby: 'Meera Iyer',
  });
});

test('a question of each type begins with an example that reads as that type', async () => {
  const { user } = open(`${add}&kind=quiz`);
  for (const [type, template] of Object.entries(questionTemplates)) {
    expect(readQuestions(template)).toMatchObject({ questions: [{ type }], problems: [] });
  }
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await user.click(screen.getByRole('button', { name: questionTypeNames.order }));
  expect(await screen.findByText('1 question, 1 point')).toBeVisible();
  expect(await questions()).toHaveValue(`${questionTemplates.order}\n`);
});

test('a question is edited in fields, moved, copied and deleted: each changes the text', async () => {
  const { user } = open(`${add}&kind=quiz`);
  await paste(user, 'Sun? {T}\n\nCapital? {=Delhi ~Mumbai}');
  await choose(user, 2, 'Edit question');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit question' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Choice 1 is right' }));
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  expect(dialog.getByText(quizTexts.noRightChoice)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Choice 2 is right' }));
  await user.type(dialog.getByRole('textbox', { name: 'Choice 2' }), ' {{once}');
  await user.click(dialog.getByRole('button', { name: 'Add choice' }));
  await user.type(dialog.getByRole('textbox', { name: 'Choice 3' }), 'Pune');
  await user.click(dialog.getByRole('button', { name: 'Add choice' }));
  await user.click(dialog.getByRole('button', { name: 'Remove Choice 4' }));
  expect(dialog.getByRole('button', { name: 'Remove Choice 3' })).toHaveFocus();
  await user.clear(dialog.getByRole('textbox', { name: 'Points' }));
  await user.type(dialog.getByRole('textbox', { name: 'Points' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  const edited = '// [points:2]\nCapital? {\n  ~Delhi\n  =Mumbai \\{once\\}\n  ~Pune\n}';
  expect(await questions()).toHaveValue(`Sun? {T}\n\n${edited}`);
  await choose(user, 1, 'Move down');
  expect(await questions()).toHaveValue(`${edited}\n\nSun? {T}`);
  await choose(user, 2, 'Duplicate question');
  expect(await questions()).toHaveValue(`${edited}\n\nSun? {T}\n\nSun? {T}`);
  await choose(user, 1, 'Delete question');
  expect(await questions()).toHaveValue('Sun? {T}\n\nSun? {T}');
});

test('the focus follows a moved question, goes to the next when one is deleted, and stays in the text after that', async () => {
  const { user } = open(`${add}&kind=quiz`);
  await paste(user, 'One? {T}\n\nTwo? {F}\n\nThree? {\n  =a\n  ~b\n}');
  const menu = (number: number) => screen.getByRole('button', { name: `More about question ${number}` });
  await choose(user, 2, 'Move up');
  await waitFor(() => expect(menu(1)).toHaveFocus());
  await user.type(await questions(), '{{', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(await screen.findByText(/1 to correct/)).toBeVisible();
  expect(await questions()).toHaveFocus();
  await user.keyboard('{Backspace}');
  await choose(user, 2, 'Move down');
  await waitFor(() => expect(menu(3)).toHaveFocus());
  await choose(user, 3, 'Delete question');
  await waitFor(() => expect(menu(2)).toHaveFocus());
  await choose(user, 1, 'Delete question');
  await waitFor(() => expect(menu(1)).toHaveFocus());
  await choose(user, 1, 'Delete question');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Questions' })).toHaveFocus());
});

test('Undo puts a deleted question back, and leaves what was typed since', async () => {
  const { user, platform } = open(`${add}&kind=quiz`);
  const blank = jest.spyOn(platform.toasts, 'blank');
  await paste(user, 'One? {T}\n\nTwo? {F}');
  await user.click(await screen.findByRole('button', { name: 'More about question 1' }));
  await user.click(screen.getByRole('button', { name: 'Delete question' }));
  await user.type(await questions(), ' more');
  act(() => blank.mock.lastCall![1]!.run());
  expect(await questions()).toHaveValue('One? {T}\n\nTwo? {F} more');
});

test('draws from the tags of its questions, and says how long each attempt is', async () => {
  const sent = jest.fn();
  const { user } = open(`${add}&kind=quiz`, created(sent));
  await user.type(await screen.findByRole('textbox', { name: 'Topic' }), 'What you know');
  expect(screen.queryByRole('group', { name: 'Questions drawn at random' })).not.toBeInTheDocument();
  await paste(user, 'Sun? {T}\n\n// [tag:loops]\nA? {T}\n\n// [tag:loops]\nB? {F}');
  const group = within(await screen.findByRole('group', { name: 'Questions drawn at random' }));
  const field = () => group.getByRole('textbox', { name: 'From “loops”' });
  await user.type(field(), '3');
  expect(group.getByRole('status')).toHaveTextContent("From 'loops' You Can Draw 1 To 2 Questions");
  await user.clear(field());
  expect(group.getByRole('status')).toHaveTextContent('Each attempt: 3 questions, 3 points.');
  await user.type(field(), '1');
  expect(group.getByRole('status')).toHaveTextContent('Each attempt: 2 questions, 2 points.');
  await user.clear(field());
  await user.type(field(), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show right answers' }), 'From a day and time on');
  await user.click(next());
  expect(screen.getByText('Please Choose The Day And Time')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Right answers from'), { target: { value: '2027-01-05T09:00' } });
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.parse((sent.mock.lastCall[0] as { quizSettings: string }).quizSettings)).toMatchObject({
    draws: [{ tag: 'loops', count: 1 }],
    reveal: 'afterDate',
    revealAt: '2027-01-05T03:30:00.000Z',
  });
});

test('a question of two tags stays with the tag that comes first, whichever number is typed last', async () => {
  const { user } = open(`${add}&kind=quiz`);
  const tagged = ['[tag:a]', '[tag:a]', '[tag:a] [tag:b]', '[tag:b]'].map((tags, at) => `// ${tags}\nQ${at} {T}`);
  await paste(user, tagged.join('\n\n'));
  const group = within(await screen.findByRole('group', { name: 'Questions drawn at random' }));
  const field = (tag: string) => group.getByRole('textbox', { name: `From “${tag}”` });
  await user.type(field('a'), '3');
  await user.type(field('b'), '1');
  await user.clear(field('a'));
  await user.type(field('a'), '3');
  expect(group.getByRole('status')).toHaveTextContent('Each attempt: 4 questions, 4 points.');
  expect(group.getByText('of 3')).toBeVisible();
  expect(group.getByText('of 1')).toBeVisible();
});

test('a setting out of its range is named at its field, and nothing that was typed is lost', async () => {
  const sent = jest.fn();
  const { user } = open(`${add}&kind=quiz`, created(sent));
  await user.type(await screen.findByRole('textbox', { name: 'Topic' }), 'What you know');
  await paste(user, 'Sun? {T}');
  await user.type(screen.getByRole('textbox', { name: 'Time limit' }), 'ten');
  await user.click(next());
  expect(await screen.findByText('The Time Limit Must Be From 1 To 600 Minutes')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Time limit' })).toHaveValue('ten');
  expect(sent).not.toHaveBeenCalled();
});

test('a stored quiz is edited; what stays is not sent, and what the server refuses stands at the questions', async () => {
  const lecture = sampleLecture({ kind: 'quiz' });
  const quiz: Quiz = {
    settings: { ...defaultQuizSettings, passPercent: 80 },
    questionCount: 1,
    maxPoints: 1,
    attempts: [],
    nextAt: null,
    attemptsLeft: null,
    extraTimePercent: 0,
    source: 'Sun? {T}',
  };
  const sent = jest.fn();
  const { user } = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }),
    getQuiz: () => quiz,
    updateLecture: ({ body }: { body?: object }) => {
      sent(body);
      return Promise.reject(new ApiError('The Formula $$a$$ Can Not Be Read: Unknown', { status: 400 }));
    },
  });
  expect(await questions()).toHaveValue('Sun? {T}');
  expect(screen.getByRole('textbox', { name: 'Pass mark' })).toHaveValue('80');
  await user.click(await questions());
  await user.paste('\n\nMoon? {F}');
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall[0]).toMatchObject({ questions: 'Sun? {T}\n\nMoon? {F}', isPreview: false });
  expect(sent.mock.lastCall[0]).not.toHaveProperty('quizSettings');
  const group = screen.getByRole('group', { name: /Questions/ });
  expect(await within(group).findByText('The Formula $$a$$ Can Not Be Read: Unknown')).toBeVisible();
});
