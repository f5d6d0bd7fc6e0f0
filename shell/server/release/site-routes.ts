import type { ReleaseDocument } from '@vidya/contracts/release/release';
import { type Routes, routesOf } from '../../src/route-table.ts';

const known = new WeakMap<ReleaseDocument, Routes>();
const withoutDocument = routesOf([]);

/** Every path and its area, as the release document has it. */
export function routesIn(document: ReleaseDocument | undefined): Routes {
  if (!document) return withoutDocument;
  const routes = known.get(document) ?? routesOf(document.remotes);
  known.set(document, routes);
  return routes;
}

/** The origins that the areas declare for requests of their pages. */
export const connectionsOf = ({ remotes }: ReleaseDocument): string[] => [
  ...new Set(remotes.flatMap(({ area }) => area?.connections ?? [])),
];
