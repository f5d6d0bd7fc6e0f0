import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/** Lines of the docs with a word that .oxlintrc.json forbids in comments. */
export function docsWordsProblems(): string[] {
  const { rules } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
    rules: { 'no-warning-comments': [string, { terms: string[] }] };
  };
  const forbidden = new Set(rules['no-warning-comments'][1].terms);
  const isForbidden = (line: string) => line.match(/[a-z]+/gi)?.some((word) => forbidden.has(word.toLowerCase()));
  const docs = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules', '**/dist', '.cache', 'api/sample-data'] });
  return docs.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, at) => (isForbidden(line) ? [`${file}:${at + 1}: ${line}`] : []));
  });
}
