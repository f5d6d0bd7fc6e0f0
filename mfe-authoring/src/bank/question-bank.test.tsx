import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave } from '@vidya/contracts/testing/mock-platform';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { MockBank } from '../testing/mock-bank.ts';
import { address, choose, openBank, rows } from '../testing/render-bank.tsx';

const refused = (message: string, status: number) => () => {
  throw new ApiError(message, { status });
};
const dialogCalled = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('lists questions with type, points, tags and what is right', async () => {
  openBank(new MockBank());
  expect(await rows()).toEqual([
    'How often does `for i in range(3)` run?',
    'A while loop may never end.',
    'What is the capital of Kerala?',
  ]);
  expect(screen.getByRole('heading', { name: 'Questions (3)' })).toBeVisible();
  const [first] = within(screen.getByRole('list', { name: 'Questions' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Number 2 points · loops 3');
});

test('searches and filters by a tag, both in the address', async () => {
  const { user } = openBank(new MockBank());
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'loops (2)');
  expect(await screen.findByRole('heading', { name: 'Questions (2 of 3)' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'capital{Enter}');
  expect(await screen.findByText('No question matches')).toBeVisible();
  expect(address()).toBe('?courseId=course-1&tag=loops&q=capital');
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(await rows()).toHaveLength(3);
  expect(address()).toBe('?courseId=course-1');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
});

test('does not call the whole bank empty while it loads', async () => {
  const bank = new MockBank();
  const { user } = openBank(
    bank,
    { listBank: (input) => (input.query?.['q'] ? bank.list(input) : new Promise(() => undefined)) },
    '&q=nothing',
  );
  await user.click(await screen.findByRole('button', { name: 'Show all questions' }));
  await waitFor(() => expect(screen.queryByText('No question matches')).not.toBeInTheDocument());
});

test('turns pages of 50, by the address, and begins each at its top', async () => {
  const many = Array.from({ length: 51 }, (_, index) => `Number ${index + 1}? {T}`).join('\n\n');
  const { user } = openBank(new MockBank(many), {}, '&page=2');
  expect(await rows()).toEqual(['Number 51?']);
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(async () => expect(await rows()).toHaveLength(50));
  expect(screen.getByRole('heading', { name: 'Questions (51)' })).toHaveFocus();
});

test('says what to do with an empty bank, and retries a failed list', async () => {
  const bank = new MockBank('');
  let listBank: () => unknown = refused('', 500);
  const { user } = openBank(bank, { listBank: () => listBank() });
  expect(await screen.findByText(quizTexts.bankFailed)).toBeVisible();
  listBank = () => bank.list({});
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No questions yet')).toBeVisible();
});

test('a new question is written in fields, and begins with the tag that is shown', async () => {
  const bank = new MockBank();
  const { user, platform } = openBank(bank, {}, '&tag=loops');
  await user.click(await screen.findByRole('button', { name: 'New question' }));
  const dialog = await dialogCalled('New question');
  expect(dialog.getByRole('textbox', { name: /^Tags/ })).toHaveValue('loops');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'trueFalse');
  await user.type(dialog.getByRole('textbox', { name: 'Question' }), 'Sun?');
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'New question' })).toHaveFocus());
  expect((await rows())[0]).toBe('Sun?');
  expect(bank.questions[0]).toMatchObject({ source: '// [tag:loops]\nSun? {\n  T\n}\n' });
  expect(platform.said).toEqual(['success: Question Added']);
});

test('a question that Escape closed is there when the dialog opens again; Cancel gives it up', async () => {
  const { user } = openBank(new MockBank());
  const question = async () => {
    await user.click(await screen.findByRole('button', { name: 'New question' }));
    return (await dialogCalled('New question')).getByRole('textbox', { name: 'Question' });
  };
  await user.type(await question(), 'Half a question{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await question()).toHaveValue('Half a question');
  cleanup();
  openBank(new MockBank(), {}, '', 'course-2');
  expect(await question()).toHaveValue('');
  cleanup();
  openBank(new MockBank());
  expect(await question()).toHaveValue('Half a question');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await question()).toHaveValue('');
});

test('a question whose save fails once Escape has closed it is there when the dialog opens again', async () => {
  let fail: () => void = () => undefined;
  const addBankQuestions = () =>
    new Promise((_, reject) => (fail = () => reject(new ApiError(quizTexts.bankFull, { status: 400 }))));
  const { user, platform } = openBank(new MockBank(), { addBankQuestions });
  await user.click(await screen.findByRole('button', { name: 'New question' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'trueFalse');
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Sun?');
  await user.click(screen.getByRole('button', { name: 'Save question' }));
  expect(screen.getByRole('textbox', { name: 'Question' }).closest('[inert]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fail();
  await waitFor(() => expect(platform.said).toEqual([`error: ${quizTexts.bankFull}`]));
  await user.click(screen.getByRole('button', { name: 'New question' }));
  expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveValue('Sun?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('adds many questions as a text; what is refused stays typed, also while the dialog is closed', async () => {
  const bank = new MockBank();
  const add = jest.fn(bank.responses()['addBankQuestions']).mockImplementationOnce(refused(quizTexts.bankFull, 400));
  const { user, platform } = openBank(bank, { addBankQuestions: add });
  await user.click(await screen.findByRole('button', { name: 'Add questions' }));
  let dialog = await dialogCalled('Add questions');
  const area = () => dialog.getByRole('textbox', { name: 'Questions' });
  await user.click(area());
  await user.paste('Sun? {T}\n\nMoon {=a ~a}');
  expect(await dialog.findByText('1 question, 1 point, 1 to correct')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add questions' }));
  expect(area()).toHaveAccessibleDescription("Line 3: 'a' Is There Twice");
  expect(add).not.toHaveBeenCalled();
  await user.clear(area());
  await user.paste('Sun? {T}\n\nMoon? {F}');
  await user.click(dialog.getByRole('button', { name: 'Add questions' }));
  await waitFor(() => expect(area()).toHaveAccessibleDescription(quizTexts.bankFull));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(asksToLeave()).toBe(true);
  await user.click(await screen.findByRole('button', { name: 'Add questions' }));
  dialog = await dialogCalled('Add questions');
  expect(area()).toHaveValue('Sun? {T}\n\nMoon? {F}');
  await user.click(dialog.getByRole('button', { name: 'Add questions' }));
  await waitFor(() => expect(platform.said).toContain('success: 2 Questions Added'));
  expect((await rows()).slice(0, 2)).toEqual(['Sun?', 'Moon?']);
  expect(asksToLeave()).toBe(false);
});

test('edits a question; after a conflict the person chooses, and nothing typed is lost before', async () => {
  const bank = new MockBank('Sun? {T}');
  const change = jest.fn(bank.responses()['changeBankQuestion']);
  const page = openBank(bank, { changeBankQuestion: change });
  const { user } = page;
  await choose(page, 'Sun?', 'Edit …');
  const dialog = await dialogCalled('Edit question');
  await user.type(dialog.getByRole('textbox', { name: 'Question' }), ' Mine');
  bank.questions = [{ ...bank.questions[0]!, source: 'Theirs? {F}', revision: 7 }];
  change.mockImplementationOnce(refused(quizTexts.bankChanged, 409));
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await user.click(await dialog.findByRole('button', { name: 'Keep editing mine' }));
  expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('Sun? Mine');
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await waitFor(async () => expect(await rows()).toEqual(['Sun? Mine']));
  expect(change.mock.lastCall![0]).toMatchObject({ body: { revision: 7 } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'More about “Sun? Mine”' })).toHaveFocus());
});

test('takes what another author stored', async () => {
  const bank = new MockBank('Sun? {T}');
  const page = openBank(bank, { changeBankQuestion: refused(quizTexts.bankChanged, 409) });
  await choose(page, 'Sun?', 'Edit …');
  bank.questions = [{ ...bank.questions[0]!, source: 'Theirs? {F}', revision: 2 }];
  await page.user.click(await screen.findByRole('button', { name: 'Save question' }));
  await page.user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  const dialog = await dialogCalled('Edit question');
  expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('Theirs?');
  expect(dialog.queryByText(quizTexts.bankChanged)).not.toBeInTheDocument();
});

test('a question that is not on the page after a conflict can be added as a new one', async () => {
  const bank = new MockBank('Sun? {T}');
  const { user, ...page } = openBank(bank, { changeBankQuestion: refused(quizTexts.bankChanged, 409) });
  await choose({ user, ...page }, 'Sun?', 'Edit …');
  const dialog = await dialogCalled('Edit question');
  await user.type(dialog.getByRole('textbox', { name: 'Question' }), ' Mine');
  bank.questions = [];
  await user.click(dialog.getByRole('button', { name: 'Save question' }));
  await user.click(await dialog.findByRole('button', { name: 'Add as a new question' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rows()).toEqual(['Sun? Mine']);
});

test('duplicates a question, and deletes one after a question: the next row has the focus then', async () => {
  const bank = new MockBank('Sun? {T}\n\nMoon? {F}');
  const page = openBank(bank);
  const { user } = page;
  await choose(page, 'Moon?', 'Duplicate');
  await waitFor(async () => expect(await rows()).toEqual(['Moon?', 'Sun?', 'Moon?']));
  await choose(page, 'Sun?', 'Delete');
  expect(await screen.findByText('“Sun?”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More about “Sun?”' })).toHaveFocus());
  await choose(page, 'Sun?', 'Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete question' }));
  await waitFor(async () => expect(await rows()).toEqual(['Moon?', 'Moon?']));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Moon?' })[1]).toHaveFocus());
});

test('the heading has the focus after the last question is deleted; a refusal deletes nothing', async () => {
  const bank = new MockBank('Sun? {T}');
  const needed = quizTexts.bankNeeded('Planets', quizTexts.bankShort('sky', 0));
  const remove = jest.fn(bank.responses()['removeBankQuestion']).mockImplementationOnce(refused(needed, 409));
  const page = openBank(bank, { removeBankQuestion: remove });
  await choose(page, 'Sun?', 'Delete');
  await page.user.click(await screen.findByRole('button', { name: 'Delete question' }));
  await waitFor(() => expect(page.platform.said).toEqual([`error: ${needed}`]));
  expect(await rows()).toEqual(['Sun?']);
  await choose(page, 'Sun?', 'Delete');
  await page.user.click(await screen.findByRole('button', { name: 'Delete question' }));
  expect(await screen.findByText('No questions yet')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Questions (0)' })).toHaveFocus());
});

test('offers all questions as a file, with what a format may lose', async () => {
  const { user } = openBank(new MockBank());
  await user.click(await screen.findByRole('button', { name: 'Export questions …' }));
  const dialog = await dialogCalled('Export questions');
  expect(dialog.getByRole('link', { name: 'Export as GIFT' })).toHaveAttribute(
    'href',
    '/api/v1/course/course-1/bank/questions/gift',
  );
  expect(dialog.getAllByText('Pictures are left out: what they show is written instead.')).toHaveLength(3);
});
