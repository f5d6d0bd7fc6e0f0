import type { Proposal } from './proposal.ts';

/** A change log with one more release on top. `existing` is '' for a new file; `date` reads '2026-11-22'. */
export function withRelease(existing: string, { folder, to, why, commits }: Proposal, date: string): string {
  const head = `# Changes of ${folder}\n`;
  const before = existing.startsWith(head) ? existing.slice(head.length).trimStart() : existing;
  const lines = commits.map(({ hash, subject }) => `- ${subject} (${hash})`);
  const said = lines.length > 0 ? lines : [`- No commit of its own: ${why}.`];
  return `${head}\n## ${to} (${date})\n\n${said.join('\n')}\n${before && `\n${before}`}`;
}
