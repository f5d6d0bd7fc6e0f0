import { screen, waitFor } from '@testing-library/react';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderAdmin, stopTheClock } from '../testing/render-admin.tsx';

stopTheClock();

const message = (index: number) => ({
  _id: `5f0c9d0e-1111-4222-8333-00000000000${index}`,
  name: `Writer ${index}`,
  email: `writer.${index}@vidya.example`,
  phone: '9876543210',
  subject: `Subject ${index}`,
  message: `First words ${index}`,
  createdAt: '2026-03-09T06:30:00.000Z',
  answer: null,
  earlierAnswer: '',
});

test('does not call a list empty before it is there', async () => {
  const { user } = renderAdmin('/admin/dashboard/messages', {
    listMessages: ({ query }) =>
      query?.['state'] === 'open'
        ? responseOf([], { total: 0, meta: { open: 0, answered: 12 } })
        : new Promise(() => undefined),
  });
  await screen.findByText('No messages wait for an answer');
  await user.click(screen.getByRole('tab', { name: 'Answered 12' }));
  await waitFor(() => expect(screen.queryByText('No messages wait for an answer')).not.toBeInTheDocument());
  expect(screen.queryByText('No message is answered yet')).not.toBeInTheDocument();
});

test('leaves what is typed for a message while an answer to it is on its way', async () => {
  const both = [message(1), message(2)];
  const sent = Promise.withResolvers<object>();
  const { user, platform } = renderAdmin('/admin/dashboard/messages', {
    listMessages: () => responseOf(both, { total: 2, meta: { open: 2, answered: 0 } }),
    getMessage: ({ params }) => both.find(({ _id }) => _id === params?.['messageId'])!,
    answerMessage: () => sent.promise,
  });
  const field = () => screen.findByRole('textbox', { name: 'Your answer' });
  await screen.findByRole('article', { name: 'Subject 1' });
  await user.type(await field(), 'First');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await user.click(screen.getByRole('link', { name: /Writer 2/ }));
  await screen.findByRole('article', { name: 'Subject 2' });
  await user.click(screen.getByRole('link', { name: /Writer 1/ }));
  await screen.findByRole('article', { name: 'Subject 1' });
  await user.type(await field(), ' and more');
  sent.resolve(responseOf(both[0]!, { message: 'Answer Sent Successfully' }));
  await waitFor(() => expect(platform.said.at(-1)).toBe('success: Answer Sent Successfully'));
  expect(await field()).toHaveValue('First and more');
});
