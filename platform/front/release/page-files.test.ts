import { pagesIn, viewsIn } from './page-files.ts';

it('reads what a version says of its pages', () => {
  const pages = { '/': { title: 'Courses', description: 'All', parameters: ['page'] }, '/me': { title: 'Me' } };
  expect(pagesIn(JSON.stringify(pages))).toEqual(pages);
  const views = { '/': { html: '<h1>', css: '' } };
  expect(viewsIn(JSON.stringify(views))).toEqual(views);
});

it.each([
  [pagesIn, '{"/":{"title":{"a":1}}}'],
  [pagesIn, '{"/":{"title":"Courses","description":[]}}'],
  [pagesIn, '{"/":null}'],
  [pagesIn, 'nope'],
  [viewsIn, '{"/":"<h1>"}'],
  [viewsIn, '{"/":{"html":"<h1>"}}'],
])('throws for what no page can be made of: %p of %s', (read, text) => expect(() => read(text)).toThrow(/has no|JSON/));
