import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { fillSilently, watchFields } from '@vidya/contracts/testing/fill-silently';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderCatalog } from '../../testing/render-catalog.tsx';

watchFields();

const text = new TextEncoder();

/** A challenge with the solution 700: more than one batch. */
async function getCaptcha() {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode('salt700')));
  const challenge = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge, maxnumber: 1000, salt: 'salt', signature: 'signed' };
}

const received = () => responseOf(null, { message: 'We received your message' });

function open(sendUsMessage: (input: MockRequest) => unknown = received) {
  return renderCatalog({ at: '/contact', responses: { getCaptcha, sendUsMessage } });
}

type Page = ReturnType<typeof open>;

const message = {
  Name: 'Asha Rao',
  Email: 'asha@vidya.example',
  'Phone Number': '98765-43210',
  Subject: 'Invoice',
  Message: 'Please send it again.',
};

async function fill({ user }: Page, given: Record<string, string> = {}) {
  const values = { ...message, ...given };
  for (const [label, value] of Object.entries(values)) {
    // oxlint-disable-next-line no-await-in-loop -- one person types
    if (value) await user.type(await screen.findByLabelText(label), value);
  }
}

async function prove({ user }: Page) {
  await user.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
}

const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Submit' }));

test('names every blank field beside it, the first one in the toast, and goes there', async () => {
  const page = open();
  await screen.findByRole('heading', { name: 'Send us a message' });
  await submit(page);
  expect(page.platform.said).toEqual(['error: name is required!']);
  for (const field of ['name', 'email', 'phone', 'subject', 'message']) {
    expect(screen.getByText(`${field} is required!`)).toBeInTheDocument();
  }
  expect(screen.getByText('CAPTCHA verification is required!')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('sends what was filled in without an event', async () => {
  const sendUsMessage = jest.fn(received);
  const page = open(sendUsMessage);
  for (const [label, value] of Object.entries(message)) fillSilently(await screen.findByLabelText(label), value);
  await prove(page);
  await submit(page);
  expect(sendUsMessage.mock.calls).toMatchObject([
    [{ body: { name: 'Asha Rao', email: 'asha@vidya.example', message: 'Please send it again.' } }],
  ]);
});

test('asks for the captcha before it looks at the patterns', async () => {
  const page = open();
  await fill(page, { Email: 'asha', 'Phone Number': '12345' });
  await submit(page);
  expect(page.platform.said).toEqual(['error: CAPTCHA verification is required!']);
  expect(screen.getByText('please enter valid email')).toBeInTheDocument();
  expect(screen.getByText('Provide Valid 10 digit Indian Phone Number')).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

test('sends with a proof that fits the challenge, says so, and clears the form', async () => {
  const sent: Record<string, unknown>[] = [];
  const page = open(({ body = {} }) => {
    sent.push(body);
    return received();
  });
  await fill(page);
  await prove(page);
  await submit(page);
  await waitFor(() => expect(page.platform.said).toContain('success: We received your message'));
  expect(sent[0]).toMatchObject({ name: 'Asha Rao', phone: '98765-43210', message: 'Please send it again.' });
  expect(JSON.parse(atob(String(sent[0]?.['captchaToken'])))).toMatchObject({ number: 700, signature: 'signed' });
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Restore my message' })).not.toBeInTheDocument();
});

test('clears the form after a failure too, and gives the message back', async () => {
  const page = open(() => {
    throw new ApiError('', { status: 500 });
  });
  await fill(page);
  await prove(page);
  await submit(page);
  await waitFor(() => expect(page.platform.said).toContain('error: Error in sending your message'));
  expect(screen.getByLabelText('Subject')).toHaveValue('');
  const restore = screen.getByRole('button', { name: 'Restore my message' });
  expect(restore).toHaveFocus();
  await page.user.click(restore);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Subject')).toHaveValue('Invoice');
  expect(screen.getByLabelText('Message')).toHaveValue('Please send it again.');
});

test('gives back each message that failed, and what was typed since', async () => {
  let isDown = true;
  const page = open(() => {
    if (isDown) throw new ApiError('', { status: 500 });
    return received();
  });
  await fill(page);
  await prove(page);
  await submit(page);
  const message = screen.getByLabelText('Message');
  const restore = () => page.user.click(screen.getByRole('button', { name: 'Restore my message' }));
  await screen.findByRole('button', { name: 'Restore my message' });
  await page.user.type(message, 'Another');
  await restore();
  expect(message).toHaveValue('Please send it again.');
  await restore();
  expect(message).toHaveValue('Another');
  isDown = false;
  await fill(page);
  await prove(page);
  await submit(page);
  await waitFor(() => expect(message).toHaveValue(''));
  await restore();
  expect(message).toHaveValue('Please send it again.');
});

test('takes no more text while the message goes out, because the form is cleared then', async () => {
  const response = Promise.withResolvers<unknown>();
  const page = open(() => response.promise);
  await fill(page);
  await prove(page);
  await submit(page);
  await page.user.type(screen.getByLabelText('Message'), ' Thanks');
  expect(screen.getByLabelText('Message')).toHaveValue('Please send it again.');
  response.resolve(received());
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
  await page.user.type(screen.getByLabelText('Message'), 'Thanks');
  expect(screen.getByLabelText('Message')).toHaveValue('Thanks');
});

test('a check that did not finish can be pressed again', async () => {
  let isDown = true;
  const page = renderCatalog({
    at: '/contact',
    responses: {
      sendUsMessage: received,
      getCaptcha: () => {
        if (isDown) throw new ApiError('', { status: 503 });
        return getCaptcha();
      },
    },
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }));
  expect(await screen.findByText('The check did not finish. Press again.')).toBeInTheDocument();
  isDown = false;
  await prove(page);
});

test('gives a mail address and four ways to the one channel', async () => {
  open();
  const mail = await screen.findByRole('link', { name: 'hello@vidya.example' });
  expect(mail).toHaveAttribute('href', 'mailto:hello@vidya.example');
  const channel = screen.getAllByRole('link', { name: /YouTube/ });
  expect(channel).toHaveLength(4);
  expect(new Set(channel.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['https://www.youtube.com/@vidya']),
  );
});

test('works again when many write from the same network, and sends the message', async () => {
  const tokens: unknown[] = [];
  const page = open(({ body }) => {
    tokens.push(body?.['captchaToken']);
    if (tokens.length === 1) throw new ApiError('Many Requests', { status: 403, code: 'WorkNeeded' });
    return received();
  });
  await fill(page);
  await prove(page);
  await submit(page);
  await waitFor(() => expect(page.platform.said).toContain('success: We received your message'));
  expect(tokens).toHaveLength(2);
  expect(page.platform.said.filter((line) => line.startsWith('error'))).toEqual([]);
});
