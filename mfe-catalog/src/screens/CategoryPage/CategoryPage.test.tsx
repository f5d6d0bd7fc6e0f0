import { screen } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { never, renderCatalog } from '../../testing/render-catalog.tsx';

const two = { Course: [sampleCourse({ _id: 'a', topic: 'First' }), sampleCourse({ _id: 'b', topic: 'Second' })] };

test('names the category, asks for its courses and marks it in the bar', async () => {
  const listCategoryCourses = jest.fn<typeof two, [MockRequest]>(() => two);
  renderCatalog({ at: '/course/web-development', responses: { listCategoryCourses } });
  expect(screen.getByRole('heading', { level: 1, name: 'Web Development Courses' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Second' })).toBeInTheDocument();
  expect(listCategoryCourses.mock.calls[0]?.[0].body).toEqual({ category: 'web-development' });
  expect(screen.getByRole('link', { name: 'Web Development' })).toHaveAttribute('aria-current', 'page');
});

test.each(['/course/c++', '/course/C%2B%2B'])('%s is the page of C++', async (at) => {
  const listCategoryCourses = jest.fn<typeof two, [MockRequest]>(() => two);
  renderCatalog({ at, responses: { listCategoryCourses } });
  await screen.findByText('First');
  expect(screen.getByRole('heading', { level: 1, name: 'C++ Courses' })).toBeInTheDocument();
  expect(listCategoryCourses.mock.calls[0]?.[0].body).toEqual({ category: 'c++' });
});

test('a category nobody knows has a title and the empty message', async () => {
  renderCatalog({
    at: '/course/underwater-basket-weaving',
    responses: { listCategoryCourses: () => ({ Course: [] }) },
  });
  expect(screen.getByRole('heading', { name: 'Underwater Basket Weaving Courses' })).toBeInTheDocument();
  expect(await screen.findByText('No Course Available For This Section')).toBeInTheDocument();
});

test('brings the category into view in its row and leaves the page where it is', async () => {
  const scrollPage = jest.spyOn(Element.prototype, 'scrollIntoView');
  const box = (left: number, width: number) => ({ left, width }) as DOMRect;
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measured(
    this: Element,
  ) {
    return this.matches('[aria-current]') ? box(900, 100) : box(20, 360);
  });
  renderCatalog({ at: '/course/java', responses: { listCategoryCourses: () => two } });
  await screen.findByText('First');
  expect(screen.getByRole('group', { name: 'Categories' }).scrollLeft).toBe(750);
  expect(scrollPage).not.toHaveBeenCalled();
  measure.mockRestore();
  scrollPage.mockRestore();
});

test('Back finds the row where it was left', async () => {
  const { user, goBack } = renderCatalog({
    at: '/course/java',
    responses: { listCategoryCourses: () => two, getCourse: never, listInstructorCourses: never },
  });
  await screen.findByText('First');
  screen.getByRole('group', { name: 'Java Courses' }).scrollLeft = 640;
  await user.click(screen.getByRole('link', { name: 'Second' }));
  await screen.findByRole('heading', { level: 1, name: 'Second' });
  await goBack();
  expect(screen.getByRole('group', { name: 'Java Courses' }).scrollLeft).toBe(640);
});

test('the labels are words, not controls', async () => {
  renderCatalog({ at: '/course/java', responses: { listCategoryCourses: () => two } });
  await screen.findByText('First');
  for (const label of ['Most popular', 'New', 'Trending']) {
    expect(screen.getByText(label)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: label })).not.toBeInTheDocument();
  }
});

test('shows 4 skeletons while it waits', () => {
  renderCatalog({ at: '/course/java', responses: { listCategoryCourses: never } });
  expect(document.querySelectorAll('[aria-busy="true"] li')).toHaveLength(4);
});

test('says what failed and tries again', async () => {
  let isDown = true;
  const listCategoryCourses = () => {
    if (isDown) throw new ApiError('', { status: 500 });
    return two;
  };
  const { user } = renderCatalog({ at: '/course/java', responses: { listCategoryCourses } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error In Fetching Courses');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('First')).toBeInTheDocument();
});
