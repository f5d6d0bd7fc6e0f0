import { cleanWebVtt } from './web-vtt.ts';

const file = (...lines: string[]): string => ['WEBVTT', '', ...lines].join('\n');
const cue = (...words: string[]): string => file('00:01.000 --> 00:02.500', ...words);
/** The text of the only cue, as stored. */
const words = (...given: string[]): string =>
  cleanWebVtt(cue(...given))
    .split('\n')
    .slice(3, -1)
    .join('\n');

describe('a good file', () => {
  it('is written anew, in the order of its times', () => {
    const given = file(
      'NOTE made by a program',
      '',
      'STYLE',
      '::cue { background: url(https://evil.example/) }',
      '',
      'REGION',
      'id:fred',
      '',
      '2',
      '01:00:05.250 --> 01:00:06.000 align:start position:10% onload:alert(1)',
      'Zwei',
      'Zeilen',
      '',
      'one',
      '00:01.000 --> 00:02.500',
      'पहली पंक्ति',
    );
    expect(cleanWebVtt(given)).toBe(
      [
        'WEBVTT',
        '',
        '00:00:01.000 --> 00:00:02.500',
        'पहली पंक्ति',
        '',
        '01:00:05.250 --> 01:00:06.000 position:10% align:start',
        'Zwei',
        'Zeilen',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a mark at its start', (text: string) => `\ufeff${text}`],
    ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', (text: string) => text.replaceAll('\n', '\r')],
    ['words behind its signature', (text: string) => text.replace('WEBVTT', 'WEBVTT - my captions')],
    ['no blank line below its signature', (text: string) => text.replace('WEBVTT\n\n', 'WEBVTT\n')],
    ['more blank lines than needed', (text: string) => `${text.replaceAll('\n\n', '\n \n\n\n')}\n\n\n`],
  ])('may have %s', (_, change) => {
    expect(cleanWebVtt(change(cue('Hello')))).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n');
  });

  it.each([
    ['02:05:09.007 --> 23:59:59.999', '02:05:09.007 --> 23:59:59.999'],
    ['00:59.999 --> 59:59.000', '00:00:59.999 --> 00:59:59.000'],
    ['00:00.000 --> 24:00:00.000', '00:00:00.000 --> 24:00:00.000'],
    ['00:00.000 --> 00:01.000  line:0   size:80%', '00:00:00.000 --> 00:00:01.000 line:0 size:80%'],
  ])('keeps the times %s', (given, expected) => {
    expect(cleanWebVtt(file(given, 'x'))).toBe(`WEBVTT\n\n${expected}\nx\n`);
  });

  it('leaves out a cue that is only noted, and no other', () => {
    const comment = ['NOTE', '00:01.000 --> 00:02.000', 'hidden', '', 'no cue at all', ''];
    const cues = ['NOTES', '00:03.000 --> 00:04.000', 'one', '', 'my NOTE', '00:05.000 --> 00:06.000', 'two'];
    const given = file(...comment, ...cues);
    expect(cleanWebVtt(given)).toBe(
      'WEBVTT\n\n00:00:03.000 --> 00:00:04.000\none\n\n00:00:05.000 --> 00:00:06.000\ntwo\n',
    );
  });

  it('has no blank line inside a cue, which would end it', () => {
    expect(words('one', '<b></b>', ' <i> </i>', 'two')).toBe('one\ntwo');
  });

  it('is the same when it is cleaned again', () => {
    const once = cleanWebVtt(cue('<v Asha>Tokens &amp; <i>words</i> &lt;b&gt; are not', 'the same'));
    expect(cleanWebVtt(once)).toBe(once);
  });
});

describe('a file of another program', () => {
  const hello = (text = 'Hello') => `WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n${text}\n`;
  it.each([
    [
      'lines of one blank',
      file('00:01.000 --> 00:02.500 align:center', ' ', 'Hello<00:00:01.400><c> there</c>', ' '),
      hello('Hello there'),
    ],
    ['two lines above its times', file('one', 'two', '00:01.000 --> 00:02.500', 'Hello'), hello()],
    ['numbered letters', cue('It&#39;s &quot;so&quot;'), hello(`It's "so"`)],
    ['an arrow in its text', cue('Press A --> B', ']]>-->'), hello('Press A --&gt; B\n]]&gt;--&gt;')],
    ['no blanks round its arrow', file('00:01.000-->00:02.500', 'Hello'), hello()],
    [
      'no blank line before the next time',
      file('00:00.000 --> 00:00.000', 'a', '00:01.000 --> 00:02.500', 'b'),
      `WEBVTT\n\n00:00:00.000 --> 00:00:01.000\na\n\n${hello('b').slice(8)}`,
    ],
    [
      'the format of SubRip',
      '1\r\n00:00:01,000 --> 00:00:02,500 X1:0\r\n{\\an8}<font color="red">Hello</font>\r\n',
      hello(),
    ],
    ['the format of SubRip with short hours', '\ufeff\n1\n0:00:01,000-->0:00:02,500\nHello', hello()],
    ['the format of SubViewer', '0:00:01.000,0:00:02.500\nHello\n\n', hello()],
  ])('may have %s', (_, given, expected) => {
    expect(cleanWebVtt(given)).toBe(expected);
  });
});

describe('words', () => {
  it.each([
    ['<v Asha>Hello</v>', 'Asha: Hello'],
    ['<v.loud Asha Rao>Hello', 'Asha Rao: Hello'],
    ['<v  Asha >Hello', 'Asha: Hello'],
    ['<v  >Hello', 'Hello'],
    ['one\ttwo', 'one two'],
    ['<b>one</b> <c.red>two</c> <lang en>three</lang> <00:01.500>four', 'one two three four'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', 'end'],
    ['seen <img src=x onerror=alert(1)', 'seen'],
    ['<scr<b>ipt>alert(1)', 'ipt&gt;alert(1)'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['&amp;lt;img src=x onerror=alert(1)&amp;gt;', '&amp;lt;img src=x onerror=alert(1)&amp;gt;'],
    ['a\0b\u0007c\u001bd', 'abcd'],
    ['<v "><img src=x onerror=alert(1)>>Hello', '": &gt;Hello'],
  ])('of %j are %j', (given, expected) => {
    // An empty cue is dropped, so add some text.
    expect(given === '<img src=x onerror=alert(1)>' ? words(given, 'end') : words(given)).toBe(expected);
  });
});

describe('a bad file', () => {
  it.each([
    ['nothing', '', 'This Is Not A .vtt, .srt Or .sbv File'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'This Is Not A .vtt, .srt Or .sbv File'],
    ['letters of another encoding', cue('Caf\ufffd'), 'Some Letters Can Not Be Read: Save The File As UTF-8'],
    ['a word that begins alike', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHello', 'This Is Not A .vtt, .srt Or .sbv File'],
    ['tags without end', cue('<b>x'.repeat(100_000)), 'Too Many Tags In Each Other'],
    ['no cues', 'WEBVTT\n\nNOTE nothing else', 'This File Holds No Captions'],
    ['nothing but markup', cue('<b></b>'), 'This File Holds No Captions'],
    [
      'commas in times',
      file('00:01,000 --> 00:02,000', 'x'),
      "Line 3: '00:01,000 --> 00:02,000' Is Not A Time From And To",
    ],
    ['a wrong time further down', `${cue('x')}\n\n\n2\n00:03.000 -> 00:04.000 -->\ny`, "Line 8: '00:03.000"],
    ['an end before its start', file('00:02.000 --> 00:01.000', 'x'), 'Is Not A Time From And To'],
    ['61 seconds', file('00:61.000 --> 00:62.000', 'x'), 'Is Not A Time From And To'],
    ['60 minutes', file('00:60:00.000 --> 01:01:00.000', 'x'), 'Is Not A Time From And To'],
    ['60 seconds', file('00:59.000 --> 00:60.000', 'x'), 'Is Not A Time From And To'],
    ['more than a day', file('00:01.000 --> 24:00:00.001', 'x'), 'Is Not A Time From And To'],
    ['a wrong time in a .srt', '1\n00:00:01,000 --> 00:00:02,000\na\n\n2\n00:00:61,000 --> 00:01:02,000\nb', 'Line 6:'],
    ['a long wrong line', file(`--> ${'x'.repeat(90)}`), `'--> ${'x'.repeat(56)}' Is Not`],
    [
      'something before its signature',
      'xWEBVTT\n\n00:01.000 --> 00:02.000\nHello',
      'This Is Not A .vtt, .srt Or .sbv File',
    ],
    ['a time of days', file('00:01.000 --> 99999:00:01.000', 'x'), 'Is Not A Time From And To'],
  ])('is refused: %s', (_, text, message) => {
    expect(() => cleanWebVtt(text)).toThrow(message);
  });
});
