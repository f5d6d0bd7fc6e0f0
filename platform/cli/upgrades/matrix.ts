/** What became of an area with an upgrade. */
export interface Outcome {
  kind: 'ok' | 'not installed' | 'not built' | 'refused' | 'rehearsal' | 'not tried';
  /** Why, in sentences. Empty for 'ok'. */
  sentences: string[];
}

/** One column: a library that was raised. */
export interface Tried {
  /** 'webpack 5.110.3 → 5.111.0', or why nothing newer was tried. */
  title: string;
  /** By area. Empty if nothing is newer. */
  outcomes: Map<string, Outcome>;
}

/** The matrix area × upgrade as a Markdown table, and below it the sentences that its numbers stand for. */
export function matrixText(areas: readonly string[], columns: readonly Tried[]): string {
  const notes: string[] = [];
  const noteOf = (sentence: string): number => {
    const known = notes.indexOf(sentence);
    return known === -1 ? notes.push(sentence) : known + 1;
  };
  const cell = (outcome: Outcome | undefined): string => {
    if (!outcome) return '–';
    const numbers = outcome.sentences.map((sentence) => `[${noteOf(sentence)}]`);
    return [outcome.kind, ...numbers].join(' ');
  };
  const shown = columns.filter(({ outcomes }) => outcomes.size > 0);
  const rows = areas.map((area) => [area, ...shown.map(({ outcomes }) => cell(outcomes.get(area)))]);
  const table = [['', ...shown.map(({ title }) => title)], ['---', ...shown.map(() => '---')], ...rows];
  return [
    ...table.map((row) => `| ${row.join(' | ')} |`),
    '',
    ...notes.map((sentence, at) => `[${at + 1}] ${sentence}`),
    ...columns.filter(({ outcomes }) => outcomes.size === 0).map(({ title }) => title),
  ].join('\n');
}

/** 0: every area is ready for every upgrade. 1: not every one. 2: something could not be tried, so nobody knows. */
export function exitCodeOf(columns: readonly Tried[]): number {
  const kinds = columns.flatMap(({ outcomes }) => [...outcomes.values()].map(({ kind }) => kind));
  if (kinds.some((kind) => kind === 'not tried' || kind === 'not installed')) return 2;
  return kinds.some((kind) => kind !== 'ok') ? 1 : 0;
}
