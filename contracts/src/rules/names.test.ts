import { isId } from './id.ts';
import { isCaptionLanguage } from './text/captions.ts';
import { trimEndOf } from './text/trim-end.ts';

describe('an id', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  it.each([id, id.toUpperCase()])('is %s', (text) => expect(isId(text)).toBe(true));
  it.each(['', ` ${id}`, `${id}0`, id.slice(1), id.slice(0, -1), id.replaceAll('-', ''), id.replace('f', 'g'), 'x-y'])(
    'is not %j',
    (text) => expect(isId(text)).toBe(false),
  );
});

it('takes characters off the end of a text, and nothing else', () => {
  expect(trimEndOf('https://x//', '/')).toBe('https://x');
  expect(trimEndOf('/a/b', '/')).toBe('/a/b');
  expect(trimEndOf('one,; ', ' ,;')).toBe('one');
  expect(['///', ''].map((text) => trimEndOf(text, '/'))).toEqual(['', '']);
});

it('knows the languages of captions, and takes no name of every object for one', () => {
  expect(['hi', 'or', 'xx', 'toString', ''].map(isCaptionLanguage)).toEqual([true, true, false, false, false]);
});
