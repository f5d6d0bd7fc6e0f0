import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { MockBank, sampleImport } from '../testing/mock-bank.ts';
import { openBank } from '../testing/render-bank.tsx';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const nextPoll = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const refused = [{ item: 'Rivers', reason: 'Questions of the type essay can not be imported' }];

type Opened = ReturnType<typeof openBank>;

async function openImport({ user }: Opened) {
  await user.click(await screen.findByRole('button', { name: 'Import questions …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  const choose = (text = 'Sun? {T}') =>
    user.upload(dialog.getByLabelText('File with questions'), new File([text], 'rivers.xml'));
  return { dialog, choose };
}

test('imports a file in the background, and follows it in the dialog to its end', async () => {
  const bank = new MockBank();
  const page = openBank(bank);
  const { dialog, choose } = await openImport(page);
  await choose();
  expect(await dialog.findByText('Importing rivers.xml. You can close this window.')).toHaveFocus();
  expect(dialog.getByRole('progressbar', { name: 'Import of rivers.xml' })).toHaveValue(0);
  bank.import = sampleImport({ total: 3, done: 2 });
  await nextPoll();
  expect(await dialog.findByText('2 of 3 questions')).toBeVisible();
  bank.import = sampleImport({ total: 3, done: 3, refused, refusedCount: 1 });
  await nextPoll();
  expect(await dialog.findByText('3 questions of rivers.xml are read.')).toHaveFocus();
  expect(dialog.getByRole('list', { name: '1 thing is left out:' })).toHaveTextContent('Rivers');
  await page.user.click(dialog.getByRole('button', { name: 'Choose another file' }));
  expect(dialog.getByLabelText('File with questions')).toBeVisible();
});

test('shows a running import after a reload, and announces only its start and its end', async () => {
  const bank = new MockBank();
  bank.import = sampleImport({ done: 412 });
  const list = jest.fn(bank.list);
  openBank(bank, { listBank: list });
  expect(await screen.findByText('412 of 1,000 questions')).toBeVisible();
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced()).toContain('Importing rivers.xml');
  bank.import = sampleImport({ done: 900 });
  await nextPoll();
  expect(await screen.findByText('900 of 1,000 questions')).toBeVisible();
  expect(announced()).toContain('Importing rivers.xml');
  bank.import = sampleImport();
  await nextPoll();
  await waitFor(() => expect(announced()).toContain('All 1,000 questions of rivers.xml are in the bank.'));
  const polls = list.mock.calls.length;
  await nextPoll();
  expect(list).toHaveBeenCalledTimes(polls);
});

test('the last import stays to be read, and what it left out', async () => {
  const bank = new MockBank();
  bank.import = sampleImport({ refused, refusedCount: 1 });
  const { user } = openBank(bank);
  const line = await screen.findByText('Last import: 1,000 questions of rivers.xml are read.');
  expect(screen.getByText('Rivers')).not.toBeVisible();
  await user.click(line);
  expect(screen.getByText('Rivers')).toBeVisible();
});

test('says why a file is not taken, at its field', async () => {
  const failed = () => {
    throw new ApiError(quizTexts.bankImporting, { status: 409 });
  };
  const page = openBank(new MockBank(), { importBankQuestions: failed });
  const { dialog, choose } = await openImport(page);
  await choose('x'.repeat(10 * 1024 * 1024 + 1));
  expect(await dialog.findByText(quizTexts.fileTooLarge)).toBeVisible();
  await choose();
  expect(await dialog.findByText(quizTexts.bankImporting)).toBeVisible();
  expect(page.platform.said).toEqual([`error: ${quizTexts.bankImporting}`]);
});
