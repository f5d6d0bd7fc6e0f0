import { execFileSync } from 'node:child_process';

/** A commit, as a change log names it. */
export interface Commit {
  hash: string;
  subject: string;
}

const longestSubject = 60;

export type Repository = ReturnType<typeof openRepository>;

/** The questions that a release has for the repository in `folder`. */
export function openRepository(folder: string) {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();
  const lines = (text: string): string[] => text.split('\n').filter(Boolean);
  return {
    /** The newest tag '<name>@1.2.3' that HEAD contains. */
    lastTag: (name: string): string | undefined =>
      lines(git('tag', '--list', `${name}@*`, '--merged', 'HEAD', '--sort=-version:refname'))[0],
    /** Files below these folders that differ between a tag and HEAD; all of them without a tag. */
    changedFiles: (tag: string | undefined, folders: string[]): string[] =>
      lines(tag ? git('diff', '--name-only', tag, 'HEAD', '--', ...folders) : git('ls-files', '--', ...folders)),
    /** Commits since a tag that touched a folder, the newest first. */
    commits: (tag: string | undefined, within: string): Commit[] =>
      lines(git('log', '--no-merges', '--format=%h %s', ...(tag ? [`${tag}..HEAD`] : []), '--', within)).map((line) => {
        const [hash = '', ...text] = line.split(' ');
        return { hash, subject: text.join(' ') };
      }),
    /** What is not committed, as git lists it. */
    uncommitted: () => git('status', '--porcelain', '--untracked-files=no'),
    /** One commit of these files, and a tag on it for each release ('mfe-catalog@1.2.0'). */
    record(releases: string[], files: string[]): void {
      const names = releases.join(', ');
      const message =
        names.length <= longestSubject ? [`Release ${names}`] : [`Release ${releases.length} packages`, names];
      git('add', '--', ...files);
      git('commit', '--quiet', ...message.flatMap((part) => ['--message', part]), '--', ...files);
      for (const tag of releases) git('tag', '--annotate', tag, '--message', tag);
    },
    /** Takes back what was written to these files and never committed. */
    restore(files: string[]): void {
      const known = lines(git('ls-files', '--', ...files));
      if (known.length > 0) git('checkout', '--quiet', '--', ...known);
      const made = files.filter((file) => !known.includes(file));
      if (made.length > 0) git('clean', '--quiet', '--force', '--', ...made);
    },
  };
}
