/** For tests: texts on which careless code takes longer than anybody waits, each of about so many characters. */
export const hostileStrings = (characters: number): [name: string, text: string][] => {
  const filled = (unit: string): string => unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters);
  return [
    ['<', filled('<')],
    ['<p ', filled('<p ')],
    ['<!---->', filled('<!---->')],
    ['<a href="', filled('<a href="')],
    ['&', filled('&amp')],
    ['a', filled('a')],
    ['a!', `${filled('a')}!`],
    ['a.', filled('a.')],
    ['@', filled('@')],
    ['a@a.', `a@${filled('a.')}`],
    ['(', filled('(')],
    ['blank', `a${filled(' ')}a`],
    ['tab', `${filled('\t')}\u2028`],
    ['line', filled('\n')],
    ['line and blank', filled('\n ')],
    ['%', filled('%')],
    ['/', `${filled('/')}x`],
    ['digits', `${filled('9')}x`],
    ['half a sign', filled('\ud83d')],
    ['combining mark', `e${filled('\u0301')}`],
    ['Devanagari', filled('क्षि')],
    ['joined people', filled('👨‍👩‍👧‍👦')],
    ['zero', filled('\0')],
    ['quote', filled(`'"\\`)],
  ];
};

/** How long a call keeps the only thread busy, in ms: the best of three, since machines have other things to do. */
export function fastestMs(call: () => unknown): number {
  const once = (): number => {
    const before = performance.now();
    call();
    return performance.now() - before;
  };
  return Math.min(once(), once(), once());
}
