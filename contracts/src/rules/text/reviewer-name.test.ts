import { firstName, initialOf } from './reviewer-name.ts';

it.each([
  ['Asha Rao', 'Asha', 'A.'],
  [' meera  Iyer ', 'meera', 'M.'],
  ['A.P.J. Abdul Kalam', 'A.P.J.', 'A.'],
  ['किरण शर्मा', 'किरण', 'कि.'],
  ['Thoibi', 'Thoibi', 'T.'],
  ['', '', ''],
])('%j signs a review as %j or as %j', (fullName, name, initial) => {
  expect([firstName(fullName), initialOf(fullName)]).toEqual([name, initial]);
});
