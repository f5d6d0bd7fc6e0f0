import { sampleSite } from './testing/sample-site.ts';

let given: Awaited<ReturnType<typeof sampleSite>>;
beforeAll(async () => {
  given = await sampleSite();
});
afterAll(() => given.close());

const page = (url: string) => given.site.inject({ url });

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
it.each([
  ['/course/all-courses)', '/course/all-courses'],
  ['/course/all-courses).?q=a.', '/course/all-courses?q=a.'],
  ['/course/all-courses%20', '/course/all-courses'],
  ['/course/all-courses%E2%80%8B%22.', '/course/all-courses'],
  ['/course/all-courses?q=a&amp;page=2', '/course/all-courses?q=a&page=2'],
  [`/courseDetail?courseId=${id}).`, `/courseDetail?courseId=${id}`],
  [`/viewLectures?courseId=${id}&amp;lectureId=${id}%20`, `/viewLectures?courseId=${id}&lectureId=${id}`],
])('sends the pasted link %s on to %s', async (url, address) => {
  const { statusCode, headers } = await page(url);
  expect([statusCode, headers.location]).toEqual([301, address]);
  expect((await page(address)).statusCode).toBe(200);
});

it.each([
  ['/no-such-page).', 404],
  ['/course/c++', 200],
  ['/course/all-courses?q=what.', 200],
  ['//evil.example/).', 404],
])('stays at %s', async (url, status) => expect((await page(url)).statusCode).toBe(status));
