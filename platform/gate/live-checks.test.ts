import { declaration, metadata, refusals, files as sampleFiles } from '../testing/gate-cases.ts';

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

  it('are said once to be gone, unless they were removed on purpose', () => {
    const files = { declaration: { ...declaration, paths: { '/contact': 'everybody' as const } } };
    const live = { files: { ...sampleFiles, ...files }, metadata: { ...metadata, paths: ['/', '/contact'] } };
    const given = { files, metadata: { paths: ['/'] }, live };
    expect(refusals(given).map(({ what }) => what)).toEqual([expect.stringMatching(/^\/contact is gone/)]);
    const accepted = { removes: ['/contact'], grows: false, reason: 'Moved' };
    expect(refusals({ ...given, accepted }).map(({ what }) => what)).toEqual([
      expect.stringMatching(/^\/contact is declared/),
    ]);
  });
});
