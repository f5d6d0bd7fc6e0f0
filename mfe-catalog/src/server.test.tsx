import { screen } from '@testing-library/react';
import { hydrateRemote } from '@vidya/contracts/testing/hydrate-remote';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import { entry } from './server.tsx';

test.each([
  ['/course/web-development', 'web-development', 'Web Development Courses'],
  ['/course/C%2B%2B', 'c++', 'C++ Courses'],
])('renders the category at %s, with a GET', async (at, category, title) => {
  const listCourses = jest.fn<object, [object]>(() => [sampleCourse({ topic: 'First' })]);
  const page = await hydrateRemote(entry, { at, responses: { listCourses } });
  expect(listCourses.mock.calls[0]?.[0]).toMatchObject({ query: { category } });
  expect(page?.html).toContain(`>${title}</h1>`);
  expect(page?.differences).toEqual([]);
  expect(screen.getByRole('link', { name: 'First' })).toBeVisible();
});

test('renders a category that nobody knows as empty', async () => {
  const page = await hydrateRemote(entry, { at: '/course/basket-weaving', responses: { listCourses: () => [] } });
  expect(page?.html).toContain('No Course Available For This Section');
});

test('renders the contact page, which needs no data', async () => {
  const page = await hydrateRemote(entry, { at: '/contact' });
  expect(page?.html).toContain('Send us a message');
  expect(page?.differences).toEqual([]);
});
