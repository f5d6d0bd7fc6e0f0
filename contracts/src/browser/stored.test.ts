import { clearStored, readStored, store } from './stored.ts';

const places = ['local', 'session'] as const;

/** A browser may deny storage by an error at the first look at it, or by null. */
function deny(property: PropertyDescriptor): () => void {
  const own = (['localStorage', 'sessionStorage'] as const).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)!] as const,
  );
  for (const [name] of own) Object.defineProperty(window, name, { ...property, configurable: true });
  return () => own.forEach(([name, descriptor]) => Object.defineProperty(window, name, descriptor));
}

it.each(places)('stores, reads and removes a text in %s storage', (place) => {
  expect(readStored('key', place)).toBeNull();
  expect(store('key', 'text', place)).toBe(true);
  expect(readStored('key', place)).toBe('text');
  expect(store('key', null, place)).toBe(true);
  expect(readStored('key', place)).toBeNull();
});

it('clears all but one key', () => {
  store('kept', 'a');
  store('other', 'b');
  clearStored('kept');
  expect([readStored('kept'), readStored('other')]).toEqual(['a', null]);
});

describe.each([
  [
    'throws',
    {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
  ['is null', { value: null }],
])('storage that %s', (_, property) => {
  let allow: () => void;
  beforeEach(() => (allow = deny(property)));
  afterEach(() => allow());

  it.each(places)('has nothing and takes nothing: %s', (place) => {
    expect(readStored('key', place)).toBeNull();
    expect(store('key', 'text', place)).toBe(false);
    expect(() => clearStored('key')).not.toThrow();
  });
});
