import { declaration, refusals } from '../testing/gate-cases.ts';

describe('the paths that it declares', () => {
  const declaring = (path: string, routes: string[]) =>
    refusals({
      files: { declaration: { ...declaration, paths: { [path]: 'everybody' } } },
      metadata: { paths: routes },
    }).map(({ what }) => what);

  it.each([
    ['/events', ['/events']],
    ['/events/:eventId', ['/events', '/events/:id']],
    ['/events/hosts/new', ['/events/*']],
    ['/events', ['/events/*']],
    ['/events', []],
  ])('have a route each: %s of %j', (path, routes) => expect(declaring(path, routes)).toEqual([]));

  it.each([
    ['/events/mine', ['/events']],
    ['/events/:eventId', ['/events/mine']],
    ['/events/mine', ['/events/mine/new']],
    ['/event', ['/events/*']],
  ])('are no empty pages: %s of %j', (path, routes) =>
    expect(declaring(path, routes)).toEqual([
      `${path} is declared, and no route draws it: people would see an empty page.`,
    ]),
  );
});
