/** For tests: texts of about this many characters, on which careless code takes far too long. */
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
    ['two orders of marks', `e${filled('\u0301\u0316')}`],
    ['Devanagari', filled('क्षि')],
    ['joiners', filled('क\u200d')],
    ['joined people', filled('👨‍👩‍👧‍👦')],
    ['zero', filled('\0')],
    ['quote', filled(`'"\\`)],
  ];
};

/** The processor time that a call takes, in ms: the best of three. What else the machine does is not counted. */
export function processorMs(call: () => unknown): number {
  const once = (): number => {
    const before = process.threadCpuUsage();
    call();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  return Math.min(once(), once(), once());
}
