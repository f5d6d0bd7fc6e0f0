/** Where an error happened, for a log. The first lines of a stack are left out: they repeat the message, which may hold anything. */
export const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
