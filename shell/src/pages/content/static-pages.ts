import { anchorOf } from './anchor-of.ts';

interface StaticPageContent {
  title: string;
  lead: string;
  sections: { id: string; title: string; text: string[]; link?: { label: string; to: string } }[];
}

const linkIn = (text: string): RegExpExecArray | null => /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text);

function sectionOf(markdown: string): StaticPageContent['sections'][number] {
  const [title = '', ...text] = markdown.trim().split('\n\n');
  const [, label = '', to] = linkIn(text.at(-1) ?? '') ?? [];
  const section = { id: anchorOf(title), title };
  return to ? { ...section, text: text.slice(0, -1), link: { label, to } } : { ...section, text };
}

/**
 * The pages in static-pages.md, by address in lower case: `# [Title](/address)`, a lead and sections. A section is
 * `## Title`, paragraphs of one line and perhaps a link.
 */
export function staticPagesIn(markdown: string): Record<string, StaticPageContent> {
  const pages = markdown.split(/^# /m).slice(1);
  const entries = pages.map((page) => {
    const [head = '', ...sections] = page.split(/^## /m);
    const [heading = '', lead = ''] = head.trim().split('\n\n');
    const [, title = '', address = ''] = linkIn(heading) ?? [];
    return [address, { title, lead, sections: sections.map(sectionOf) }] as const;
  });
  return Object.fromEntries(entries);
}
