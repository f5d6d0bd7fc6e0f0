import { act, screen } from '@testing-library/react';
import { keys } from '@vidya/contracts/browser/keys';
import { hydrateRemote } from '@vidya/contracts/testing/hydrate-remote';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
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

test.each(['/course/all-courses/', '/course/ALL-courses'])('renders the list at %s with its courses', async (at) => {
  const listCourses = () => [sampleCourse({ topic: 'First' })];
  const page = await hydrateRemote(entry, { at, responses: { listCourses } });
  expect(page?.html).toContain('First');
  expect(page?.differences).toEqual([]);
});

test('renders a category that nobody knows as empty', async () => {
  const page = await hydrateRemote(entry, { at: '/course/basket-weaving', responses: { listCourses: () => [] } });
  expect(page?.html).toContain('No Course Available For This Section');
});

test('renders a search without courses, and popular ones in the browser', async () => {
  const page = await hydrateRemote(entry, {
    at: '/course/all-courses?q=knitting',
    responses: { listCourses: () => [] },
  });
  expect(page?.html).toContain('No Course Available For This Section');
  expect(page?.differences).toEqual([]);
});

test('renders the contact page, which needs no data', async () => {
  const page = await hydrateRemote(entry, { at: '/contact' });
  expect(page?.html).toContain('Send us a message');
  expect(page?.differences).toEqual([]);
});

test('without script the contact form says that it needs it, and puts nothing into an address', async () => {
  const page = await hydrateRemote(entry, { at: '/contact' });
  expect(page?.html).toMatch(/<noscript>.*This form needs JavaScript.*mailto:hello@vidya.example.*<\/noscript>/);
  expect(page?.html).toMatch(/<form [^>]*method="post"/);
});

test('keeps the description of the server until the course changes, and cleans what comes then', async () => {
  const _id = '00000000-0000-4000-8000-000000000001';
  const description = '<p>From the server</p>';
  const responses = { getCourse: () => sampleDetail({ _id, description }), listCourses: () => [] };
  const page = await hydrateRemote(entry, { at: `/courseDetail?courseId=${_id}`, responses });
  expect(page?.html).toContain(description);
  expect(page?.differences).toEqual([]);
  const text = screen.getByText('From the server');
  const changed = sampleDetail({ _id, description: '<p onclick="x()">Changed</p><script>x()</script>' });
  act(() => void page?.queries.setQueryData(keys.course(_id), changed));
  expect(await screen.findByText('Changed')).not.toHaveAttribute('onclick');
  expect(text).not.toBeInTheDocument();
});

test('renders the landing texts, in the order of the page', async () => {
  const _id = '00000000-0000-4000-8000-000000000001';
  const texts = { subtitle: 'Lists, <by> hand', outcomes: ['Fold'], requirements: ['A laptop'], audience: ['Tailors'] };
  const responses = { getCourse: () => sampleDetail({ _id, ...texts }), listCourses: () => [] };
  const page = await hydrateRemote(entry, { at: `/courseDetail?courseId=${_id}`, responses });
  expect(page?.differences).toEqual([]);
  const parts = ['Lists, &lt;by&gt; hand', 'What you will learn', 'Fold', 'A laptop', 'Tailors', 'id="about"'];
  const places = parts.map((part) => page!.html.indexOf(part));
  expect(places).toEqual(places.filter((place) => place >= 0).toSorted((one, other) => one - other));
});
