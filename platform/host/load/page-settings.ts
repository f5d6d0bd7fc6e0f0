import type { PageSettings } from '../../gate/document/page-settings-shape.ts';
import type { ReleaseDocument } from '../../gate/document/release.ts';
import type { SiteArea } from '../../gate/document/route-table.ts';

const nothing: PageSettings = {
  releases: null,
  releaseKey: '',
  versions: {},
  integrity: {},
  scriptOrigins: [],
  uncheckedOrigins: [],
  override: null,
  reportShare: 0,
};

let read = { text: '', settings: nothing };

/** Parsed once, because every script load calls this. */
export function readPageSettings(): PageSettings {
  const text = document.querySelector('#vidya-page')?.textContent ?? '';
  if (text !== read.text)
    read = { text, settings: text ? { ...nothing, ...(JSON.parse(text) as Partial<PageSettings>) } : nothing };
  return read.settings;
}

/** The areas of the page's own release document; none without one. */
export function pageAreas(): readonly SiteArea[] {
  try {
    const { remotes } = JSON.parse(readPageSettings().releases?.payload ?? '') as Partial<ReleaseDocument>;
    return Array.isArray(remotes) ? remotes : [];
  } catch {
    return [];
  }
}
