import { cleanLine, cleanText, hasLetter, isUnseen, isWordless } from './clean-text.ts';

describe('a text from a person', () => {
  it.each([
    ['zero-width spaces', '\u200b\u200b\u200b\u200b', ''],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0', ''],
    ['a blank Braille pattern', 'a\u2800b', 'ab'],
    ['directions', '\u202eabc\u202c \u2066d\u2069\u200e\u061c', 'abc d'],
    ['control characters', 'a\0\u0007\u001b\u007f\u0086b', 'ab'],
    ['halves of a sign', 'a\ud83db', 'ab'],
    ['a byte order mark, a soft hyphen and a word joiner', '\ufeffa\u00adb\u2060c', 'abc'],
    ['tags without a flag', 'a\u{e0061}\u{e007f}', 'a'],
    ['joiners outside words', 'a\u200db\u200c \u200dक\u200d', 'ab क'],
    ['a letter in two parts', 'Jose\u0301', 'José'],
    ['a letter in two parts, divided', 'Jose\u200b\u0301', 'José'],
    ['line breaks of other systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('loses or unites %s', (_, text, clean) => expect(cleanText(text)).toBe(clean));

  it.each([
    ['lines and tabs', 'one\n\ttwo'],
    ['a half letter', 'र्\u200dय क्\u200cष'],
    ['a Malayalam chillu at the end', 'അവന്\u200d'],
    ['a Persian plural', 'کتاب\u200cها'],
    ['a family, a rainbow and a skin', '👨‍👩‍👧 🏳️‍🌈 👩🏽‍🚀'],
    ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ['a sign over numbers', '\u0600١٢'],
    ['Hebrew', 'רוני כהן'],
  ])('keeps %s', (_, text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
    expect(cleanText(cleanText(text))).toBe(cleanText(text));
  });

  it('has one line where one is asked for', () => expect(cleanLine(' a\u00a0\n\u200b b\t')).toBe('a b'));

  it('keeps 30 marks on one letter', () => {
    expect(cleanText(`x${'\u0316\u0301'.repeat(50_000)}`)).toHaveLength(31);
  });
});

it('knows what nobody sees', () => {
  expect(['', ' \u200b\u3164\n', '\u2800', '.', '🎉', 'क'].map(isUnseen)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('knows what shows a letter, and what shows nothing', () => {
  expect(['\u3164', '🎉', '1984', '...', 'ক', 'é'].map(hasLetter)).toEqual([false, false, false, false, true, true]);
  expect(['\u3164', '🎉', '...', '1984', '१', 'C++'].map(isWordless)).toEqual([true, true, true, false, false, false]);
});
