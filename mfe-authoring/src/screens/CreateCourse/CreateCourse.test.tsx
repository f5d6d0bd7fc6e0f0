import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../../remote.tsx';
import { mockPictures } from '../../testing/mock-pictures.ts';
import { fillCourse, longEnough, noLanding } from '../../testing/render-course.ts';

const instructor = person({ _id: 'instructor-1', fullName: 'Meera Iyer', role: 'INSTRUCTOR' });

const open = (responses: MockResponses = {}, at = '/createCourse') =>
  renderRemote(AuthoringRemote, { at, user: instructor, responses: { getCourse: () => sampleDetail(), ...responses } });

const next = () => screen.getByText('Save & Next');
const saveDraft = () => screen.getByText('Save as Draft');

beforeEach(() => {
  sessionStorage.clear();
  mockPictures();
});
afterEach(() => jest.restoreAllMocks());

test('three steps, the first one active, and every list of the specification', () => {
  open();
  const steps = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(steps).toEqual(['1Create Course', '2Add Lectures', '3Publish']);
  const options = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).options.length - 1;
  expect([options('Category'), options('Level'), options('Language')]).toEqual([13, 3, 13]);
  expect(screen.getByRole('textbox', { name: 'Creator' })).toHaveValue('Meera Iyer');
  expect(screen.getByRole('textbox', { name: 'Creator' })).toHaveAttribute('readonly');
});

test('says live what learners pay', async () => {
  open();
  await fillCourse({ price: '1499', discount: '40' });
  expect(screen.getByText('Learners pay ₹899')).toBeVisible();
  await fillCourse({ price: '10', discount: '90' });
  expect(screen.getByText('Learners pay ₹1')).toBeVisible();
  await fillCourse({ price: '0', discount: '0' });
  expect(screen.getByText(/the course is Free/)).toBeVisible();
});

test.each([
  ['Save & Next', next],
  ['Save as Draft', saveDraft],
])('two clicks on %s in one turn create one course', async (_, button) => {
  const created = jest.fn(() => responseOf(sampleCourse(), {}));
  open({ createCourse: created });
  await fillCourse();
  await act(async () => {
    button().click();
    button().click();
  });
  await waitFor(() => expect(created).toHaveBeenCalledTimes(1));
});

test.each([
  ['a blank title', { topic: '' }, 'All Marked Fields Are Mandatory'],
  ['a blank price', { price: '' }, 'All Marked Fields Are Mandatory'],
  ['a blank discount', { discount: '' }, 'All Marked Fields Are Mandatory'],
  ['a blank description', { description: ' \n ' }, 'All Marked Fields Are Mandatory'],
  ['no category', { category: '' }, 'All Marked Fields Are Mandatory'],
  ['no level', { level: '' }, 'All Marked Fields Are Mandatory'],
  ['no language', { language: '' }, 'All Marked Fields Are Mandatory'],
  ['a price with paise', { price: '849.50' }, 'Price Must Be A Whole Number Of Rupees'],
  ['a broken discount', { discount: '7.5' }, 'Discount Must Be A Whole Number'],
  ['no thumbnail', { thumbnail: null }, 'All Marked Fields Are Mandatory'],
  ['a title of 4', { topic: 'Java' }, 'Title Is Too Short'],
  ['a title of 181', { topic: 'x'.repeat(181) }, 'Title Is Too Long'],
  [
    'a description of 59',
    { description: 'x'.repeat(59) },
    'Description Is Too Short, It Should Have Atleast 60 Characters',
  ],
  [
    'a description of 3001',
    { description: 'x'.repeat(3001) },
    'Description Is Too Long, It Should Have less than 3000 Characters',
  ],
  ['a price of 100001', { price: '100001' }, 'Maximum Price Of Course Must be less than 1,00,000rs'],
  ['a negative price', { price: '-1' }, "Price Can't be Negative"],
  ['a negative discount', { discount: '-1' }, "Discount Can't be Negative"],
  ['a discount of 101', { discount: '101' }, "Discount Can't be More than 100%"],
])('refuses %s, beside the field and in the toast', async (_, given, message) => {
  const { user, platform } = open();
  await fillCourse(given);
  await user.click(next());
  expect(platform.said).toEqual([`error: ${message}`]);
  expect(screen.getAllByText(message)[0]).toBeVisible();
});

test('the description’s counter counts what the rule counts', async () => {
  const { platform } = open();
  await fillCourse({ description: `  ${'x'.repeat(2990)}\n\n${'<>&'.repeat(3)}y  ` });
  expect(screen.getByText('3,000 / 3,000')).toBeVisible();
  fireEvent.click(next());
  expect(platform.said).not.toContainEqual(expect.stringContaining('Description'));
});

test.each([
  ['the smallest', { topic: 'Javas', description: 'x'.repeat(60), price: '0', discount: '0' }],
  ['the largest', { topic: 'x'.repeat(180), description: 'x'.repeat(3000), price: '100000', discount: '100' }],
])('takes %s that is allowed', async (_, given) => {
  const sent = jest.fn();
  const { user } = open({ createCourse: ({ body }) => (sent(body), sampleCourse()) });
  await fillCourse(given);
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

describe('saving', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('publishes, and after two seconds goes on to the lectures of the new course', async () => {
    const sent = jest.fn();
    const { user, platform } = open({
      createCourse: ({ body }) => (
        sent(body), responseOf(sampleCourse({ _id: 'course-9' }), { message: 'Course made' })
      ),
    });
    await fillCourse({ description: `${longEnough}\n\nSecond <part>` });
    expect(screen.getByAltText('Thumbnail preview')).toBeVisible();
    await user.click(next());
    await waitFor(() => expect(platform.said).toContain('success: Course made'));
    expect(sent).toHaveBeenCalledWith({
      topic: 'Prompting that works',
      description: `<p>${longEnough}</p><p>Second &lt;part&gt;</p>`,
      category: 'generative-ai',
      price: 1499,
      discount: 40,
      level: 'Beginner',
      language: 'Hindi',
      ...noLanding,
      descriptionFormat: 'html',
      thumbnail: expect.any(File),
      status: 'published',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Create Course' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' }).closest('[inert]')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Lecture' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  test('a resumed draft stays in its form when saved again, and goes on to its lectures when published', async () => {
    let draft = sampleDetail({ _id: 'd', status: 'draft', topic: 'Half an idea', description: '' });
    const { user } = open(
      {
        getCourse: () => draft,
        updateCourse: ({ body }) => {
          draft = { ...draft, topic: String(body?.['topic']), status: body?.['status'] as 'draft' | 'published' };
          return { updatedCourse: draft };
        },
      },
      '/createCourse?courseId=d',
    );
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' more');
    await user.click(saveDraft());
    await waitFor(() => expect(draft.topic).toBe('Half an idea more'));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Half an idea more');
    await fillCourse({ topic: 'A whole idea' });
    await user.click(next());
    await waitFor(() => expect(draft.status).toBe('published'));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Lecture' })).toBeVisible();
  });

  test('a refused course stays on the screen with the server’s words', async () => {
    const { user, platform } = open({
      createCourse: () => Promise.reject(new ApiError('Not this time', { status: 400 })),
    });
    await fillCourse();
    await user.click(next());
    await waitFor(() => expect(platform.said).toContain('error: Not this time'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Prompting that works');
  });
});

test('a draft needs only a title, is really saved, and is published later under the same id', async () => {
  const created = jest.fn();
  const updated = jest.fn();
  const { user } = open({
    createCourse: ({ body }) => (created(body), sampleCourse({ _id: 'draft-1', status: 'draft' })),
    updateCourse: (input) => (updated(input), { updatedCourse: sampleDetail({ _id: 'draft-1' }) }),
  });
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Half an idea');
  await user.click(saveDraft());
  await waitFor(() =>
    expect(created).toHaveBeenCalledWith(expect.objectContaining({ topic: 'Half an idea', status: 'draft' })),
  );
  await fillCourse({ topic: 'A whole idea' });
  await user.click(next());
  await waitFor(() => expect(updated).toHaveBeenCalledTimes(1));
  expect(updated.mock.calls[0][0]).toMatchObject({
    params: { courseId: 'draft-1' },
    body: { topic: 'A whole idea', status: 'published' },
  });
  expect(created).toHaveBeenCalledTimes(1);
});

test('a draft without a proper title is refused', async () => {
  const { user, platform } = open();
  await user.click(saveDraft());
  expect(platform.said).toEqual(['error: Title Is Too Short']);
});

test('a draft may lack the rest, but what is there keeps its limits, beside its field', async () => {
  const { user, platform } = open();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Half an idea');
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '100001');
  await user.click(saveDraft());
  expect(platform.said).toEqual(['error: Maximum Price Of Course Must be less than 1,00,000rs']);
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus();
});

test('a draft’s price that is no whole number is told, not dropped', async () => {
  const created = jest.fn();
  const { user, platform } = open({ createCourse: created });
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Half an idea');
  await user.type(screen.getByRole('textbox', { name: 'Price' }), '849.50');
  await user.click(saveDraft());
  expect(platform.said).toEqual(['error: Price Must Be A Whole Number Of Rupees']);
  expect(created).not.toHaveBeenCalled();
});

test('what a draft lacks is an empty choice when it is resumed', async () => {
  const draft = sampleDetail({ _id: 'd', status: 'draft', category: '', level: '', language: '', price: 0 });
  open({ getCourse: () => draft }, '/createCourse?courseId=d');
  await screen.findByRole('textbox', { name: 'Title' });
  for (const name of ['Category', 'Level', 'Language']) {
    expect(screen.getByRole('combobox', { name })).toHaveDisplayValue(`Choose a ${name.toLowerCase()}`);
  }
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('');
});

test('a draft is resumed with its description as text', async () => {
  const draft = sampleDetail({
    _id: 'd',
    status: 'draft',
    topic: 'Half an idea',
    description: '<p>One &amp; two</p><p>Three</p>',
  });
  open({ getCourse: () => draft }, '/createCourse?courseId=d');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Half an idea');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('One & two\n\nThree');
});
