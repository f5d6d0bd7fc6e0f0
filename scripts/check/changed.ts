import { execFileSync } from 'node:child_process';
import { root } from '../config/webpack/shared.ts';

/** The journeys of a folder's part of the site, by file name. */
export const journeysOf: Record<string, readonly string[]> = {
  'mfe-account': [
    'account',
    'account-recovery',
    'co-instructor',
    'coupons',
    'keyboard',
    'learner-refund',
    'log-in-form',
    'passkeys',
    'second-factor',
    'session',
    'unsaved-words',
  ],
  'mfe-admin': [
    'account-recovery',
    'admin',
    'admin-messages',
    'admin-payments',
    'admin-people',
    'admin-releases',
    'earnings',
    'learner-refund',
    'payout-account',
  ],
  'mfe-authoring': [
    'authoring-article',
    'authoring-course',
    'authoring-import',
    'authoring-lectures',
    'authoring-sections',
    'authoring-uploads',
    'co-instructor',
    'course-form',
    'course-structure',
    'earnings',
    'hostile-words',
    'instructor',
    'payout-account',
    'question-bank',
    'quiz',
    'quiz-time',
    'scheduled-publish',
  ],
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
    'early-input',
    'server-rendering',
  ],
  'mfe-learning': [
    'certificate',
    'course-structure',
    'learner-refund',
    'my-courses',
    'notes',
    'preview',
    'question-bank',
    'quiz',
    'quiz-time',
    'video-formats',
    'viewer',
  ],
  shell: [
    'early-input',
    'failing-areas',
    'faults-alone',
    'faults-deploy',
    'faults-previous',
    'foreign-host',
    'late-font',
    'log-in-form',
    'second-factor',
    'server-rendering',
    'session',
    'staff-session',
    'unsaved-words',
  ],
  platform: ['admin-releases', 'failing-areas', 'faults-deploy', 'faults-previous', 'gate', 'new-area', 'rehearsal'],
  scripts: ['gate', 'new-area', 'rehearsal'],
  /** Journeys through all parts of the site. */
  anywhere: ['denied-storage', 'layouts', 'learner', 'memory', 'translated'],
};

/** The journeys for a change to a common folder: one through each part. */
const throughAll = ['learner', 'instructor', 'account', 'admin', 'session'];
const common = ['api', 'contracts', 'server', 'shared-ui', 'sandbox'];

/** Throws what git says when it fails. */
const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files, relative to the root, that are new or differ from the commit `since`. Throws when there is no such commit. */
export const changedFiles = (since: string): string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];

/** The journeys that a change to these files can break, except those through all parts. */
export function journeysFor(files: readonly string[]): string[] {
  const folders = new Set(files.map((file) => file.split('/')[0]!));
  const found = [...folders].flatMap((folder) => journeysOf[folder] ?? (common.includes(folder) ? throughAll : []));
  const own = files.flatMap((file) => /^e2e\/([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? []);
  return [...new Set([...found, ...own])].toSorted();
}
