export interface Section {
  id: string;
  title: string;
  text: string[];
  link?: { label: string; to: string };
}

export interface StaticPageContent {
  title: string;
  lead: string;
  sections: Section[];
}

/** The anchor of a section, which the menus link to. */
const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9+]+/g, '-');

export const section = (title: string, text: string | string[], link?: Section['link']): Section => ({
  id: anchorOf(title),
  title,
  text: [text].flat(),
  ...(link && { link }),
});
