import { spawnSync } from 'node:child_process';
import { root } from '../config/webpack/shared.ts';

/** The journeys that walk through a folder's part of the site, by the names of their files. */
export const journeysOf: Record<string, readonly string[]> = {
  'mfe-account': ['account', 'coupons', 'keyboard', 'session'],
  'mfe-admin': ['admin', 'admin-messages', 'admin-payments', 'admin-people', 'admin-releases'],
  'mfe-authoring': ['authoring-course', 'authoring-lectures', 'course-form', 'hostile-words', 'instructor'],
  'mfe-catalog': [
    'catalog-answers',
    'catalog-back',
    'catalog-carousel',
    'catalog-category',
    'catalog-filters',
    'catalog-home',
    'catalog-search',
    'course-detail-arriving',
    'course-detail-people',
    'course-detail-visitor',
  ],
  'mfe-learning': ['certificate', 'my-courses', 'notes', 'preview', 'video-formats', 'viewer'],
  shell: ['failing-areas', 'faults-alone', 'faults-deploy', 'faults-previous', 'foreign-host', 'session'],
  /** What every part of the site has a share in. */
  anywhere: ['layouts', 'learner', 'memory'],
};

/** What a folder that all of them stand on can break: a way through each. */
const throughAll = ['learner', 'instructor', 'account', 'admin', 'session'];
const common = ['api', 'contracts', 'shared-ui', 'sandbox'];

const git = (...args: string[]): string[] =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** Files that differ from `since`, a commit, or are new. From the root. */
export const changedFiles = (since: string): string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];

/** The journeys that a change to these files can break, without those that look at everything. */
export function journeysFor(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => file.split('/')[0]!));
  const found = [...folders].flatMap((folder) => journeysOf[folder] ?? (common.includes(folder) ? throughAll : []));
  const own = files.flatMap((file) => /^e2e\/([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? []);
  return [...new Set([...found, ...own])].toSorted();
}
