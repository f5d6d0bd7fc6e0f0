import { preparePage } from './catalogue-page.ts';

const page = (total: number) => preparePage({ courses: [], total, meta: {}, readAt: 0 });

it('tags a page by exactly what it says', () => {
  expect(page(1).etag).toBe(page(1).etag);
  expect(page(1).etag).not.toBe(page(2).etag);
  expect(page(1).etag).toMatch(/^"[\w-]{27}"$/);
});
