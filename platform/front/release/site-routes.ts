import type { ReleaseDocument } from '../../gate/document/release.ts';
import { type Routes, routesOf, type SiteArea } from '../../gate/document/route-table.ts';

/** Every path and its area, as a release document has it. */
export interface SiteRoutes extends Routes {
  /** What the areas declare of their paths, titles and links, for the pages around them. */
  areas: readonly SiteArea[];
  /** Differs where `areas` do. */
  stamp: string;
}

function siteRoutes(remotes: readonly SiteArea[]): SiteRoutes {
  const areas = remotes.flatMap(({ name, area }): SiteArea[] => {
    if (!area) return [];
    const { connections: _, ...shown } = area;
    return [{ name, area: shown }];
  });
  return { ...routesOf(areas), areas, stamp: JSON.stringify(areas) };
}

const known = new WeakMap<ReleaseDocument, SiteRoutes>();
const withoutDocument = siteRoutes([]);

export function routesIn(document: ReleaseDocument | undefined): SiteRoutes {
  if (!document) return withoutDocument;
  const routes = known.get(document) ?? siteRoutes(document.remotes);
  known.set(document, routes);
  return routes;
}

/** The origins that the areas declare for requests of their pages. */
export const connectionsOf = ({ remotes }: ReleaseDocument): string[] => [
  ...new Set(remotes.flatMap(({ area }) => area?.connections ?? [])),
];
