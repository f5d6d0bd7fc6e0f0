import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';
import { sourcePatterns } from './version.ts';

const value = /^(?:import|export)\s(?!type\b)(?:[^';]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The files of this repository that a module loads, relative to the root; without those that give it types only. */
function loadedBy(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8').replaceAll(
    /^import \{(?:\s*type \w+,?)+\s*\} from .*$/gm,
    '',
  );
  const names = [...code.matchAll(value)].map(([, named, late]) => (named ?? late)!);
  return names.flatMap((name) => {
    const [, part, rest] = /^@vidya\/(platform|server)\/(.+)$/.exec(name) ?? [];
    const place = part
      ? path.join(part === 'server' ? 'server/src' : part, rest!)
      : path.join(path.dirname(file), name);
    if (!part && !name.startsWith('.')) return [];
    return [place, `${place}.ts`, `${place}.tsx`].filter(
      (one) => /\.\w+$/.test(one) && existsSync(path.join(root, one)),
    );
  });
}

it('a build is made again when a file changes that it loads, or that makes it', () => {
  const known = new Set(sourcePatterns('shell').flatMap((pattern) => globSync(pattern, { cwd: root })));
  const seen = new Set<string>();
  const waiting = ['scripts/build/one.ts', ...globSync('shell/server/frame/{frame,page}.tsx', { cwd: root })];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (!seen.has(file)) waiting.push(...loadedBy(file));
    seen.add(file);
  }
  expect(seen.size).toBeGreaterThan(50);
  expect([...seen].filter((file) => !known.has(file))).toEqual([]);
});
