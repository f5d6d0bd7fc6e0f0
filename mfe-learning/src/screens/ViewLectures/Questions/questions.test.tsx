import { act, screen, waitFor, within } from '@testing-library/react';
import type { LectureQuestion } from '@vidya/contracts/calls/learning';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave, type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import type { Role } from '@vidya/contracts/texts/choices';
import { sampleQuestion } from '../../../testing/mock-api.ts';
import { forgetPlayers, openViewer } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(forgetPlayers);

interface Opening {
  role?: Role;
  stored?: LectureQuestion[];
  answers?: MockResponses;
}

/** Opens the viewer on its questions, with a mock server that stores them. */
function openQuestions({ role = 'USER', stored = [], answers = {} }: Opening = {}) {
  let questions = stored;
  const given: LectureQuestion['answers'][number] = {
    _id: 'answer-2',
    by: 'instructor',
    body: '',
    answeredAt: '2026-03-03T06:30:00.000Z',
  };
  return openViewer({
    role,
    at: '/viewLectures?courseId=course-1&tab=questions',
    responses: {
      listQuestions: () => responseOf(questions, { total: questions.length }),
      askQuestion: ({ body }) => {
        const question = sampleQuestion({ _id: 'new', isOwn: true, canDelete: true, answers: [], ...body });
        questions = [question, ...questions];
        return responseOf(question, { message: 'Question Sent Successfully' });
      },
      answerQuestion: ({ params, body }) => {
        questions = questions.map((each) =>
          each._id === params?.['questionId'] ? { ...each, answers: [...each.answers, { ...given, ...body }] } : each,
        );
        return questions[0];
      },
      deleteQuestion: ({ params }) => {
        questions = questions.filter(({ _id }) => _id !== params?.['questionId']);
        return null;
      },
      ...answers,
    },
  });
}

const shown = () => within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem');

test('a learner asks, and sees the question without a name', async () => {
  const { user, platform } = openQuestions();
  expect(await screen.findByText('No questions yet')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Why does order matter?');
  await user.click(screen.getByRole('button', { name: 'Ask Question' }));
  await waitFor(() => expect(shown()[0]).toHaveTextContent(/You asked, .*Why does order matter\?/));
  expect(platform.said).toEqual(['success: Question Sent Successfully']);
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
});

test('a question on its way is sent once, also when its form goes and comes back', async () => {
  const sent: unknown[] = [];
  const arrived = Promise.withResolvers<object>();
  const { user } = openQuestions({ answers: { askQuestion: ({ body }) => (sent.push(body), arrived.promise) } });
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why?');
  await user.click(screen.getByRole('button', { name: 'Ask Question' }));
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('tab', { name: 'Questions' }));
  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: /^Ask Question/ }));
  await act(async () => arrived.resolve(responseOf(sampleQuestion(), { message: 'Question Sent Successfully' })));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue(''));
  expect(sent).toEqual([{ body: 'Why?' }]);
});

test('an answer bears the name of the instructor who wrote it', async () => {
  const answer = { _id: 'answer-1', body: 'Cost.', answeredAt: '2026-03-03T06:30:00.000Z' };
  const answers = [
    { ...answer, by: 'instructor' },
    { ...answer, _id: 'answer-2', by: 'instructor', name: 'Arjun Menon' },
    { ...answer, _id: 'answer-3', by: 'admin' },
  ] as const;
  openQuestions({ stored: [sampleQuestion({ answers: [...answers] })] });
  await waitFor(() => expect(shown()[0]).toHaveTextContent(/Meera IyerInstructor.*Arjun MenonInstructor.*VidyaAdmin/));
});

test('two clicks in one turn ask once', async () => {
  const asked = jest.fn(() => responseOf(sampleQuestion({ _id: 'new', isOwn: true }), {}));
  const { user } = openQuestions({ answers: { askQuestion: asked } });
  await screen.findByText('No questions yet');
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Why does order matter?');
  const button = screen.getByRole('button', { name: 'Ask Question' });
  // Inside `act` the page does not show between them that it is busy, as on a slow phone.
  await act(async () => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

test('others’ questions are read with their answers, and cannot be touched', async () => {
  openQuestions({ stored: [sampleQuestion()] });
  expect(await screen.findByText(/A learner asked, 1 Mar 2026/)).toBeVisible();
  expect(shown()[0]).toHaveTextContent(/Meera Iyer.*Instructor.*Yes: the last one weighs most/);
  expect(screen.queryByRole('button', { name: 'Delete this question' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Answer/ })).not.toBeInTheDocument();
});

test('staff answer and do not ask', async () => {
  const { user } = openQuestions({ role: 'INSTRUCTOR', stored: [sampleQuestion({ answers: [], canDelete: true })] });
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  expect(screen.queryByRole('textbox', { name: 'Your question' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send Answer' }));
  expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveAccessibleDescription(/Answer Is Missing/);
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Because it reads in order.');
  await user.click(screen.getByRole('button', { name: 'Send Answer' }));
  await waitFor(() => expect(shown()[0]).toHaveTextContent('Because it reads in order.'));
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add an Answer' })).toHaveFocus();
});

test('deleting asks first', async () => {
  const { user } = openQuestions({ stored: [sampleQuestion({ isOwn: true, canDelete: true, answers: [] })] });
  await user.click(await screen.findByRole('button', { name: 'Delete this question' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Question' }));
  expect(await screen.findByText('No questions yet')).toBeVisible();
});

test('a deleted question takes the answer being written with it', async () => {
  const { user } = openQuestions({ role: 'INSTRUCTOR', stored: [sampleQuestion({ answers: [], canDelete: true })] });
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Because');
  expect(asksToLeave()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Delete this question' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Question' }));
  expect(await screen.findByText('No questions yet')).toBeVisible();
  await waitFor(() => expect(asksToLeave()).toBe(false));
});

test('a question that was deleted elsewhere stays with the answer being written, until that goes', async () => {
  let stored = [sampleQuestion({ answers: [], canDelete: true })];
  const { user, platform } = openQuestions({
    role: 'INSTRUCTOR',
    answers: {
      listQuestions: () => responseOf(stored, { total: stored.length }),
      answerQuestion: () => ((stored = []), Promise.reject(new ApiError('Question Not Found', { status: 404 }))),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Because');
  await user.click(screen.getByRole('button', { name: 'Send Answer' }));
  await waitFor(() => expect(platform.said).toEqual(['error: Question Not Found']));
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('tab', { name: 'Questions' }));
  expect(await screen.findByRole('textbox', { name: 'Your answer' })).toHaveValue('Because');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('No questions yet')).toBeVisible();
  await waitFor(() => expect(asksToLeave()).toBe(false));
});

test('more questions come when asked for', async () => {
  const all = Array.from({ length: 3 }, (_, index) => sampleQuestion({ _id: `q${index}`, body: `Question ${index}?` }));
  const { user } = openQuestions({
    answers: {
      listQuestions: ({ query }) => {
        const from = all.findIndex(({ _id }) => _id === query?.['after']) + 1;
        return responseOf(all.slice(from, from + 2), { total: all.length });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more questions' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show more questions' })).not.toBeInTheDocument();
  expect(screen.getByText('Question 2?').closest('li')).toHaveFocus();
});

test('more questions leave the focus with a question that is being typed', async () => {
  const all = Array.from({ length: 3 }, (_, index) => sampleQuestion({ _id: `q${index}`, body: `Question ${index}?` }));
  const later = Promise.withResolvers<null>();
  const { user } = openQuestions({
    answers: {
      listQuestions: async ({ query }) => {
        if (query?.['after'] !== undefined) await later.promise;
        return query?.['after'] === undefined
          ? responseOf(all.slice(0, 2), { total: 3 })
          : responseOf(all.slice(2), { total: 3 });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more questions' }));
  await user.type(screen.getByRole('textbox'), 'Why');
  later.resolve(null);
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a list that did not come can be asked for again', async () => {
  let isDown = true;
  const { user } = openQuestions({
    answers: {
      listQuestions: () =>
        isDown ? Promise.reject(new ApiError('', { status: 500 })) : responseOf([sampleQuestion()], { total: 1 }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'The questions could not be loaded' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shown()).toHaveLength(1));
});

test('markup in questions and answers is text', async () => {
  const body = '<script>alert(1)</script>';
  const answer = { _id: 'a', by: 'admin' as const, body: '<b onclick=alert(1)>bold</b>', answeredAt: '2026-03-01' };
  openQuestions({ stored: [sampleQuestion({ body, answers: [answer] })] });
  expect(await screen.findByText(body)).toBeVisible();
  expect(screen.getByText('<b onclick=alert(1)>bold</b>')).toBeVisible();
});
