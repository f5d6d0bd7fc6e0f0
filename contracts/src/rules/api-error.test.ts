import { ApiError, messageOf } from './api-error.ts';

/** An error of another bundle's copy of the class. */
class OtherCopy extends Error {
  override readonly name = 'ApiError';
}

test('knows the errors that another copy of the class has made', () => {
  expect(new OtherCopy('No such course') instanceof ApiError).toBe(true);
  expect(messageOf(new OtherCopy('No such course'), 'Something else')).toBe('No such course');
});

test('takes no other error for its own', () => {
  expect(new TypeError('oops') instanceof ApiError).toBe(false);
  expect({ name: 'ApiError' } instanceof ApiError).toBe(false);
  expect(messageOf(new TypeError('oops'), 'Something else')).toBe('Something else');
});
