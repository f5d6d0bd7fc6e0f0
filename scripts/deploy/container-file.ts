interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of a container file: comments left out, continued lines joined. */
function instructionsIn(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  const joined = lines.join('\n').replaceAll('\\\n', ' ');
  return joined.split('\n').flatMap((line) => {
    const [name = '', ...words] = line.trim().split(' ');
    return name === '' ? [] : [{ name: name.toUpperCase(), rest: words.join(' ').trim() }];
  });
}

const known = new Set('FROM WORKDIR COPY RUN ENV USER EXPOSE CMD ENTRYPOINT ARG LABEL HEALTHCHECK'.split(' '));

const isWordList = (text: string): boolean => {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) && words.every((word) => typeof word === 'string');
  } catch {
    return false;
  }
};

/**
 * What an engine would refuse or nobody should build, a line each: unknown instructions, stages that are not there, images without
 * a fixed version, secrets in variables, a root user, and a command that a shell would have to read.
 */
export function containerFileProblems(text: string): string[] {
  const instructions = instructionsIn(text);
  const stages: string[] = [];
  const problems: string[] = [];
  if (instructions[0]?.name !== 'FROM') problems.push('It does not begin with FROM');
  for (const { name, rest } of instructions) {
    if (!known.has(name)) problems.push(`${name} is not known here`);
    if (name === 'FROM') {
      const [image = '', as, stage] = rest.split(/\s+/);
      if (!stages.includes(image) && (!/:[\w.-]+$/.test(image) || image.endsWith(':latest')))
        problems.push(`${image} has no fixed version`);
      if (as?.toUpperCase() === 'AS' && stage) stages.push(stage);
    }
    const [, from] = name === 'COPY' ? (/--from=(\S+)/.exec(rest) ?? []) : [];
    if (from !== undefined && !stages.includes(from)) problems.push(`There is no stage ${from}`);
    const isSet = ([variable = '', value]: string[]): boolean =>
      value !== undefined && /SECRET|PASSWORD|TOKEN|_KEY/.test(variable);
    if ((name === 'ENV' || name === 'ARG') && rest.split(/\s+/).some((word) => isSet(word.split('='))))
      problems.push(`${name} holds a secret: every layer of an image is public`);
    if (name === 'RUN' && /\bapt-get install\b/.test(rest) && !/rm -rf \/var\/lib\/apt\/lists/.test(rest))
      problems.push('RUN leaves the lists of apt in the image');
    if ((name === 'CMD' || name === 'ENTRYPOINT') && !isWordList(rest))
      problems.push(`${name} is no list of words: a shell would keep signals from the server`);
  }
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const user = last.findLast(({ name }) => name === 'USER')?.rest;
  if (user === undefined || user === 'root' || user === '0') problems.push('It runs as root');
  if (!last.some(({ name }) => name === 'CMD' || name === 'ENTRYPOINT')) problems.push('It starts nothing');
  return problems;
}
