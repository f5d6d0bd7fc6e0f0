import { once } from './once.ts';

it('makes a value at its first use, and never again', () => {
  const make = jest.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  value();
  value();
  expect(make).toHaveBeenCalledTimes(1);
});
