import { execFileSync } from 'node:child_process';

/** A commit in a change log. */
export type Commit = Record<'hash' | 'subject', string>;

const longestSubject = 60;

export type Repository = ReturnType<typeof openRepository>;

/** The git commands of a release, for the repository in `folder`. */
export function openRepository(folder: string) {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
  const lines = (text: string): string[] => text.split('\n').filter(Boolean);
  return {
    /** The newest tag '<name>@1.2.3' that HEAD contains. */
    lastTag: (name: string): string | undefined =>
      lines(git('tag', '--list', `${name}@*`, '--merged', 'HEAD', '--sort=-version:refname'))[0],
    /** Checks a tag out into an empty folder, absolute. */
    addWorktree: (folder: string, tag: string) => void git('worktree', 'add', '--quiet', '--detach', folder, tag),
    removeWorktree: (folder: string) => void git('worktree', 'remove', '--force', folder),
    /** Files in these folders that differ between a tag and HEAD; without a tag, all files. */
    changedFiles: (tag: string | undefined, folders: string[]): string[] =>
      lines(tag ? git('diff', '--name-only', tag, 'HEAD', '--', ...folders) : git('ls-files', '--', ...folders)),
    /** Commits to a folder since a tag, newest first. */
    commits: (tag: string | undefined, within: string): Commit[] =>
      lines(git('log', '--no-merges', '--format=%h %s', ...(tag ? [`${tag}..HEAD`] : []), '--', within)).map((line) => {
        const [hash = '', ...text] = line.split(' ');
        return { hash, subject: text.join(' ') };
      }),
    /** The full hash of the current commit. */
    head: () => git('rev-parse', 'HEAD').trim(),
    /** Uncommitted changes, in git's short format. */
    uncommitted: () => git('status', '--porcelain', '--untracked-files=no'),
    /** Commits these files, with a tag for each release ('mfe-catalog@1.2.0'). */
    record(releases: string[], files: string[]): void {
      const names = releases.join(', ');
      const message =
        names.length <= longestSubject ? [`Release ${names}`] : [`Release ${releases.length} packages`, names];
      git('add', '--', ...files);
      git('commit', '--quiet', ...message.flatMap((part) => ['--message', part]), '--', ...files);
      for (const tag of releases) git('tag', '--annotate', tag, '--message', tag);
    },
    /** Discards uncommitted changes to these files. */
    restore(files: string[]): void {
      const known = lines(git('ls-files', '--', ...files));
      if (known.length > 0) git('checkout', '--quiet', '--', ...known);
      const made = files.filter((file) => !known.includes(file));
      if (made.length > 0) git('clean', '--quiet', '--force', '--', ...made);
    },
  };
}
