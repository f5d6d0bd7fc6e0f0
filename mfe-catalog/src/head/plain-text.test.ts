import { hostileStrings, processorMs } from '@vidya/contracts/testing/hostile-strings';
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { cutAtWord, plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<ul><li>One</li><li>t<b>w</b>o</li></ul>', 'One two'],
    ['a &lt;b&gt; &amp;amp; &quot;c&#34; it&#x27;s&nbsp;so', `a <b> &amp; "c" it's so`],
    ['&#0;&#99999999;&nothing; 5 < 6', '&#0;&#99999999;&nothing; 5 < 6'],
    ['line<br />break\n\n  here', 'line break here'],
  ])('%j → %j', (html, text) => expect(plainText(html)).toBe(text));
});

describe('cutAtWord', () => {
  it.each([
    ['short enough', 12, 'short enough'],
    ['one two three', 9, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two, three', 10, 'one two…'],
    ['unbrokenwordwithoutend', 10, 'unbrokenw…'],
  ])('%j at %i → %j', (text, max, cut) => expect(cutAtWord(text, max)).toBe(cut));

  it('parts no letter from its sign and no emoji', () => {
    expect(cutAtWord('किकिकिकि', 6)).toBe('किकि…');
    expect(cutAtWord('👩‍👩‍👧👩‍👩‍👧', 12)).toBe('👩‍👩‍👧…');
  });
});

it.each(hostileStrings(100_000))('makes a head of a description full of %j in less than 50 ms', (_, text) => {
  expect(processorMs(() => cutAtWord(plainText(`<p>${text}</p>`), 155))).toBeLessThan(timeLimit(50));
  expect(processorMs(() => cutAtWord(text, 155))).toBeLessThan(timeLimit(50));
});
