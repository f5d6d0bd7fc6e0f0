import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ContactMessage } from '@vidya/contracts/calls/contact';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { renderAdmin, stopTheClock, stubWidth } from '../testing/render-admin.tsx';

stopTheClock();

const idOf = (index: number): string => `5f0c9d0e-1111-4222-8333-00000000000${index}`;
const message = (index: number, given: Partial<ContactMessage> = {}): ContactMessage => ({
  _id: idOf(index),
  name: `Writer ${index}`,
  email: `writer.${index}@vidya.example`,
  phone: '9876543210',
  subject: `Subject ${index}`,
  message: `First words ${index}\n\n<b>not bold</b>`,
  createdAt: '2026-03-09T06:30:00.000Z',
  answer: null,
  earlierAnswer: '',
  ...given,
});

/** A mock inbox that applies the changes it receives. */
function inbox(messages: ContactMessage[]): MockResponses {
  const at = (id: string | undefined) => messages.findIndex(({ _id }) => _id === id);
  const change = (id: string | undefined, answer: ContactMessage['answer']) => {
    const changed = { ...messages[at(id)]!, answer };
    messages[at(id)] = changed;
    return changed;
  };
  const by = { at: '2026-03-10T06:30:00.000Z', by: 'Nandini Bose' };
  return {
    listMessages: ({ query }) => {
      const open = messages.filter(({ answer }) => answer === null).length;
      const found = messages.filter(
        ({ answer, name }) =>
          (answer === null) === (query?.['state'] === 'open') &&
          name.includes((query?.['q'] as string | undefined) ?? ''),
      );
      return responseOf(found, { total: found.length, meta: { open, answered: messages.length - open } });
    },
    getMessage: ({ params }) => {
      const found = messages[at(params?.['messageId'])];
      if (!found) throw new ApiError('Message Not Found', { status: 404 });
      return found;
    },
    answerMessage: ({ params, body }) =>
      responseOf(change(params?.['messageId'], { ...by, body: String(body?.['body']) }), {
        message: 'Answer Sent Successfully',
      }),
    markMessage: ({ params, body }) =>
      change(params?.['messageId'], body?.['isAnswered'] === true ? { ...by, body: '' } : null),
  };
}

const open = (responses: MockResponses, search = '') => renderAdmin(`/admin/dashboard/messages${search}`, responses);
const link = (index: number) => screen.findByRole('link', { name: new RegExp(`Writer ${index}`) });
const article = (index: number) => screen.findByRole('article', { name: `Subject ${index}` });
const field = () => screen.getByRole('textbox', { name: 'Your answer' });

test('lists what waits, counts both lists, and shows a message as it was typed', async () => {
  const { user } = open(inbox([message(1), message(2), message(3, { answer: { at: '', by: '', body: '' } })]));
  expect(await screen.findByRole('tab', { name: 'Open 2' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Answered 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Messages 2 waiting' })).toBeVisible();
  await user.click(await link(2));
  const shown = within(await article(2));
  expect(shown.getByText(/First words 2/)).toHaveTextContent('<b>not bold</b>');
  expect(shown.getByRole('link', { name: 'writer.2@vidya.example' })).toHaveAttribute(
    'href',
    'mailto:writer.2@vidya.example',
  );
  expect(shown.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:+919876543210');
  expect(await link(2)).toHaveAttribute('aria-current', 'true');
});

test('opens the first message where there is room, without naming it in the address, and keeps it when answered', async () => {
  const { user, at } = open(inbox([message(1), message(2)]));
  await article(1);
  expect(await link(1)).toHaveAttribute('aria-current', 'true');
  expect(at()).toBe('/admin/dashboard/messages');
  expect(document.body).toHaveFocus();
  await user.type(field(), 'In your history.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Writer 1/ })).not.toBeInTheDocument());
  expect(within(await article(1)).getByText('In your history.')).toBeVisible();
});

test('opens none by itself where a message fills the page, nor in an empty list', async () => {
  const { user } = open(inbox([message(1)]));
  stubWidth('narrow');
  await link(1);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  stubWidth('wide');
  await article(1);
  await user.click(screen.getByRole('tab', { name: /^Answered/ }));
  expect(await screen.findByText('Choose a message to read it.')).toBeVisible();
});

test('closes the open message when the other list is chosen', async () => {
  const { user, at } = open(inbox([message(1)]), `?messageId=${idOf(1)}`);
  await article(1);
  await user.click(screen.getByRole('tab', { name: /^Answered/ }));
  expect(await screen.findByRole('tab', { name: /^Answered/, selected: true })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(at()).toBe('/admin/dashboard/messages?state=answered');
});

test('answers, and the message moves to the answered ones', async () => {
  const { platform, user } = open(inbox([message(1), message(2)]), `?messageId=${idOf(1)}`);
  await article(1);
  await user.type(field(), 'In your history.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('tab', { name: 'Answered 1' })).toBeVisible();
  expect(platform.said).toEqual(['loading: Sending Your Answer...', 'success: Answer Sent Successfully']);
  expect(screen.queryByRole('link', { name: /Writer 1/ })).not.toBeInTheDocument();
  const shown = within(await article(1));
  expect(shown.getByText(/^Answered by/)).toHaveTextContent('Answered by Nandini Bose');
  expect(shown.getByText('In your history.')).toBeVisible();
  expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
  expect(shown.getByRole('heading', { name: 'Subject 1' })).toHaveFocus();
});

test('keeps what was typed while one reads another message, and when sending fails', async () => {
  const responses = inbox([message(1), message(2)]);
  const sent = jest.fn();
  const { platform, user } = open({
    ...responses,
    listMessages: (input) => (sent.mock.calls.length > 0 ? new Promise(() => {}) : responses['listMessages']?.(input)),
    answerMessage: () => {
      sent();
      throw new ApiError('', { status: 500 });
    },
  });
  await user.click(await link(1));
  await article(1);
  await user.type(field(), 'Half a thought');
  await user.click(await link(2));
  await article(2);
  expect(field()).toHaveValue('');
  await user.click(await link(1));
  await article(1);
  expect(field()).toHaveValue('Half a thought');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(platform.said).toContain('error: Error In Sending The Answer'));
  expect(field()).toHaveValue('Half a thought');
  // Before the list is there.
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(sent).toHaveBeenCalledTimes(2);
});

test('keeps what was typed when somebody else answered meanwhile', async () => {
  const messages = [message(1)];
  const { user, platform } = open(
    {
      ...inbox(messages),
      answerMessage: () => {
        messages[0] = message(1, { answer: { at: '2026-03-10T06:30:00.000Z', by: 'Kavita Menon', body: 'Done.' } });
        throw new ApiError(apiMessages.contact.alreadyAnswered, { status: 409 });
      },
    },
    `?messageId=${idOf(1)}`,
  );
  await article(1);
  await user.type(field(), 'My words');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText(/^Answered by/)).toHaveTextContent('Answered by Kavita Menon');
  expect(platform.said).toContain(`error: ${apiMessages.contact.alreadyAnswered}`);
  expect(field()).toHaveValue('My words');
  expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard these words' }));
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();
});

test('asks for words before it sends', async () => {
  const sent = jest.fn();
  const { platform, user } = open({ ...inbox([message(1)]), answerMessage: sent }, `?messageId=${idOf(1)}`);
  await article(1);
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(field()).toHaveAccessibleDescription(/Answer Is Required/);
  expect(field()).toHaveFocus();
  expect(platform.said).toEqual(['error: Answer Is Required']);
  expect(sent).not.toHaveBeenCalled();
});

test('marks as answered, and reopens', async () => {
  const { user } = open(inbox([message(1)]), `?messageId=${idOf(1)}`);
  await article(1);
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText(/^Marked as answered by/)).toHaveTextContent(/by Nandini Bose$/);
  expect(await screen.findByText('No messages wait for an answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('button', { name: 'Send answer' })).toBeVisible();
  expect(await link(1)).toBeVisible();
});

test('looks for words, and says when nothing is found', async () => {
  const { user } = open(inbox([message(1), message(2)]));
  await link(1);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'Writer 2{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Writer 1/ })).not.toBeInTheDocument());
  expect(await link(2)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'x{Enter}');
  expect(await screen.findByText('Nothing found for ‘Writer 2x’')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear the search' })[0]!);
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  expect(await link(1)).toBeVisible();
  cleanup();
  open(inbox([]), '?q=Writer&page=2');
  expect(await screen.findByText('This page is empty now')).toBeVisible();
});

test('shows either the list or the message where it is narrow', async () => {
  const { user } = open(inbox([message(1)]));
  stubWidth('narrow');
  await user.click(await link(1));
  const shown = within(await article(1));
  expect(shown.getByRole('heading', { name: 'Subject 1' })).toHaveFocus();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All messages' }));
  expect(await link(1)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('says what failed and tries again; says when a message is not there', async () => {
  let isBroken = true;
  const responses = inbox([message(1)]);
  const { user } = open(
    {
      ...responses,
      listMessages: (input) => {
        if (isBroken) throw new ApiError('', { status: 500 });
        return responses['listMessages']?.(input);
      },
    },
    '?messageId=nothing',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching Messages');
  expect(screen.getByText('Message Not Found')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await link(1)).toBeVisible();
});

test('says of a message that is not there that it is not, and offers no second try', async () => {
  open(inbox([message(1)]), `?messageId=${idOf(7)}`);
  expect(await screen.findByText('Message Not Found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
