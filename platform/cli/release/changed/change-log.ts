import type { Proposal } from './proposal.ts';

/** Adds a release at the top of a change log. `existing` is '' for a new file; `date` is like '2026-11-22'. */
export function withRelease(existing: string, { folder, to, why, commits }: Proposal, date: string): string {
  const head = `# Changes of ${folder}\n`;
  const before = existing.startsWith(head) ? existing.slice(head.length).trimStart() : existing;
  const lines = commits.map(({ hash, subject }) => `- ${subject} (${hash})`);
  const entries = lines.length > 0 ? lines : [`- No commit of its own: ${why}.`];
  return `${head}\n## ${to} (${date})\n\n${entries.join('\n')}\n${before && `\n${before}`}`;
}
