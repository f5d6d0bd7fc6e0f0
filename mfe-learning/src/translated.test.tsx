import { screen, waitFor } from '@testing-library/react';
import { inTranslation, translated } from '@vidya/contracts/testing/in-translation';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleNote, sampleQuestion } from './testing/mock-api.ts';
import { forgetPlayers, openViewer, playing } from './testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('./testing/mock-player.ts'));

inTranslation();
afterEach(forgetPlayers);

test('a note is saved and deleted', async () => {
  let notes = [sampleNote({ _id: 'note-1', atSeconds: 90, body: 'later' })];
  const { user } = openViewer({
    at: '/viewLectures?courseId=course-1&lectureId=lecture-1&tab=notes',
    responses: {
      listNotes: () => notes,
      addNote: ({ body }) => {
        const note = sampleNote({ _id: 'note-2', ...body });
        notes = [...notes, note];
        return note;
      },
    },
  });
  await playing();
  await user.type(await screen.findByRole('textbox', { name: /^Note at/ }), 'Say the task first');
  await translated();
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  const list = screen.getByRole('list', { name: 'Your notes' });
  await waitFor(() => expect(list).toHaveTextContent('Say the task first'));
  expect(list).toHaveTextContent('later');
});

test('a question is asked', async () => {
  let questions = [sampleQuestion()];
  const { user } = openViewer({
    role: 'USER',
    at: '/viewLectures?courseId=course-1&tab=questions',
    responses: {
      listQuestions: () => responseOf(questions, { total: questions.length }),
      askQuestion: ({ body }) => {
        const question = sampleQuestion({ _id: 'new', isOwn: true, canDelete: true, answers: [], ...body });
        questions = [question, ...questions];
        return responseOf(question, { message: 'Question Sent Successfully' });
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Why is the sky blue?');
  await translated();
  await user.click(screen.getByRole('button', { name: 'Ask Question' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue(''));
  expect(await screen.findByText('Why is the sky blue?')).toBeVisible();
});
