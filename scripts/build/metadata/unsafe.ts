/** Code that the site's policy (no 'unsafe-eval', Trusted Types) blocks, in its minified form. */
const forbidden: [name: string, pattern: RegExp][] = [
  ['eval(', /(?<![\w$.])(?:(?:window|self|globalThis)\.)?eval\s*\(|\(0,\s*eval\)/],
  ['new Function(', /(?<![\w$.])new\s+Function\s*\(|(?<![\w$.])Function\s*\(\s*["'`]/],
  ['document.write(', /(?<![\w$.])document\.write(?:ln)?\s*\(/],
];

/** Places in a script that the content security policy would refuse: 'a1b2.js: eval('. */
export const unsafePlaces = (file: string, text: string): string[] =>
  forbidden.filter(([, pattern]) => pattern.test(text)).map(([name]) => `${file}: ${name}`);
