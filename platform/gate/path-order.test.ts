import { byCloseness, isAt, partsOf } from './path-order.ts';

const closest = (address: string, paths: string[]): string | undefined =>
  paths
    .toSorted((one, other) => byCloseness(partsOf(one), partsOf(other)))
    .find((path) => isAt(partsOf(path), partsOf(address)));

const paths = ['/', '/course/:category', '/a/:b/c', '/a/b/:c', '/course/checkout', '/:any/x/y', '/events/:id/seats'];

it.each([
  ['/', '/'],
  ['/course/checkout', '/course/checkout'],
  ['/Course/CHECKOUT/', '/course/checkout'],
  ['/course/data-science', '/course/:category'],
  ['/a/b/c', '/a/b/:c'],
  ['/a/x/c', '/a/:b/c'],
  ['/events/1/seats', '/events/:id/seats'],
  ['/course/', undefined],
  ['/events/1', undefined],
])('finds the closest path for %s', (address, path) => {
  // In whatever order the areas come.
  for (let turn = 0; turn < paths.length; turn++)
    expect(closest(address, [...paths.slice(turn), ...paths.slice(0, turn)])).toBe(path);
});
