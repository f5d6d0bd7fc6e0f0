import { screen, within } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../remote.tsx';
import { mockPictures } from '../testing/mock-pictures.ts';
import { fillCourse } from '../testing/render-course.ts';

const instructor = person({ _id: 'instructor-1', fullName: 'Meera Iyer', role: 'INSTRUCTOR' });
const course = sampleDetail({ creatorId: instructor._id, topic: 'Prompting that works' });
const open = (at: string) =>
  renderRemote(AuthoringRemote, { at, user: instructor, responses: { getCourse: () => course } });
const card = async () =>
  within(screen.getByRole('complementary', { name: 'How learners see it' })).findByRole('article');

beforeEach(() => {
  sessionStorage.clear();
  mockPictures();
});
afterEach(() => jest.restoreAllMocks());

test('shows the card of a new course as it is typed', async () => {
  open('/createCourse');
  const shown = await card();
  expect(shown).toHaveTextContent(/^Meera IyerTitle$/);
  await fillCourse({ topic: 'Bread at home', price: '1499', discount: '40' });
  expect(within(shown).getByRole('heading', { name: 'Bread at home' })).toBeVisible();
  expect(shown).toHaveTextContent('Beginner · Hindi');
  expect(shown).toHaveTextContent('₹899');
  expect(within(shown).queryByRole('link')).not.toBeInTheDocument();
});

test('shows the rating of a course that has one, and deletes it at the end of the page', async () => {
  open('/my-courses/edit-course?courseId=course-1');
  await screen.findByRole('button', { name: 'Save Changes' });
  expect(await card()).toHaveTextContent('(1,204)');
  const remove = screen.getByRole('button', { name: 'Delete Course' });
  expect(remove.closest('form')).toBeNull();
  expect(
    screen
      .getAllByRole('button')
      .filter((button) => button.closest('header, form, aside') === null)
      .at(-1),
  ).toBe(remove);
});

test('has no card where there is no room for one', async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  open('/createCourse');
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  Reflect.deleteProperty(window, 'matchMedia');
});
