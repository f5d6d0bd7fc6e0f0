import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/** Lines of the docs with a word that .oxlintrc.json forbids in comments. */
export function docsWordsProblems(): string[] {
  const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
  const { rules } = JSON.parse(config) as { rules: { 'no-warning-comments': [string, { terms: string[] }] } };
  const forbidden = new RegExp(`\\b(?:${rules['no-warning-comments'][1].terms.join('|')})\\b`, 'i');
  const docs = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules', '**/dist', '.cache', 'api/sample-data'] });
  return docs.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, at) => (forbidden.test(line) ? [`${file}:${at + 1}: ${line}`] : []));
  });
}
