import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  name: string;
  text: string;
  lines: number;
  kind: Kind;
}

export type Kind = 'shop' | 'platform' | 'support' | 'test' | 'test helper' | 'story';

const support = /^(scripts|sandbox|e2e)\/|^api\/src\/seed\/|(^|\/)[^/]+\.config\.[cm]?[jt]s$/;
const helper = /\/testing(\/|\.ts$)|^e2e\//;

/** The shop is what people and operators use, the platform what teams release with; support builds, fills and checks both. */
export function kindOf(name: string): Kind {
  if (/\.test\.tsx?$/.test(name)) return 'test';
  if (name.endsWith('.stories.tsx')) return 'story';
  if (helper.test(name)) return 'test helper';
  if (name.startsWith('platform/')) return 'platform';
  return support.test(name) ? 'support' : 'shop';
}

/** Every TypeScript, JavaScript or CSS file in git that still exists. */
export function sourceFiles(root: string): SourceFile[] {
  const names = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  return names
    .trim()
    .split('\n')
    .filter((name) => existsSync(path.join(root, name)))
    .map((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      return { name, text, lines: text.split('\n').length - 1, kind: kindOf(name) };
    });
}
