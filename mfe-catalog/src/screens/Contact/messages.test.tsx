import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave, type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderCatalog } from '../../testing/render-catalog.tsx';

/** A challenge with the solution 3. */
async function getCaptcha() {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('salt3')));
  const challenge = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge, maxnumber: 10, salt: 'salt', signature: 'signed' };
}

const good = {
  Name: 'Asha Rao',
  Email: 'asha@vidya.example',
  'Phone Number': '9876543210',
  Subject: 'Invoice',
  Message: 'Please send it again.',
};

interface MessagesOptions {
  fields?: Partial<typeof good>;
  isProven?: boolean;
  sendUsMessage?: (input: MockRequest) => unknown;
}

async function submit({ fields, isProven = true, sendUsMessage = () => null }: MessagesOptions = {}) {
  const { platform, user } = renderCatalog({ at: '/contact', responses: { getCaptcha, sendUsMessage } });
  await screen.findByRole('heading', { name: 'Send us a message' });
  for (const [label, value] of Object.entries({ ...good, ...fields }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  if (isProven) {
    await user.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
    await screen.findByRole('checkbox', { checked: true });
  }
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  return platform;
}

test.each([
  ['name is required!', { Name: ' ' }],
  ['email is required!', { Email: '' }],
  ['phone is required!', { 'Phone Number': '   ' }],
  ['subject is required!', { Subject: '' }],
  ['message is required!', { Message: '\n' }],
  ['please enter valid email', { Email: 'asha@vidya' }],
  ['Provide Valid 10 digit Indian Phone Number', { 'Phone Number': '5876543210' }],
  ['Provide Valid 10 digit Indian Phone Number', { 'Phone Number': '987654321' }],
])("says '%s' for %j, in the toast and beside the field", async (message, fields) => {
  const sent: unknown[] = [];
  const platform = await submit({ fields, sendUsMessage: ({ body }) => void sent.push(body) });
  expect(platform.said).toEqual([`error: ${message}`]);
  const [label] = Object.keys(fields) as [keyof typeof good];
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(sent).toEqual([]);
});

test("says 'CAPTCHA verification is required!' when all else is right", async () => {
  const platform = await submit({ isProven: false });
  expect(platform.said).toEqual(['error: CAPTCHA verification is required!']);
});

test.each([
  ['We received your message', () => null, 'success'],
  ['Thank You, Asha', () => responseOf(null, { message: 'Thank You, Asha' }), 'success'],
  [
    'Error in sending your message',
    () => {
      throw new ApiError('', { status: 500 });
    },
    'error',
  ],
  [
    'Server Is Down, Please Try Again Later',
    () => {
      throw new ApiError('Server Is Down, Please Try Again Later', { status: 0 });
    },
    'error',
  ],
])("says '%s'", async (message, sendUsMessage, kind) => {
  const platform = await submit({ sendUsMessage });
  await waitFor(() => expect(platform.said.at(-1)).toBe(`${kind}: ${message}`));
});

test('asks before a message is lost that was typed, or did not go out', async () => {
  let isDown = true;
  const answer = () => {
    if (isDown) throw new ApiError('', { status: 500 });
    return null;
  };
  const { user } = renderCatalog({ at: '/contact', responses: { getCaptcha, sendUsMessage: answer } });
  await screen.findByRole('heading', { name: 'Send us a message' });
  expect(asksToLeave()).toBe(false);
  for (const [label, value] of Object.entries(good)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    expect(asksToLeave()).toBe(true);
  }
  const submitNow = async () => {
    await user.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
    await screen.findByRole('checkbox', { checked: true });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
  };
  await submitNow();
  const restore = await screen.findByRole('button', { name: 'Restore my message' });
  expect(asksToLeave()).toBe(true);
  await user.click(restore);
  isDown = false;
  await submitNow();
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
  expect(asksToLeave()).toBe(false);
});
