import type { UseOfCalls } from '@vidya/platform/calls/call-contract';

type Uses = UseOfCalls[];

/** An area or a part of the API, with the number of calls between it and the others. */
interface GraphNode {
  id: string;
  label: string;
  calls: number;
}

interface GraphEdge {
  area: string;
  part: string;
  calls: number;
  isBroken: boolean;
}

export interface CallGraph {
  areas: GraphNode[];
  parts: GraphNode[];
  edges: GraphEdge[];
}

/** 'GET /course/:courseId' → '/course'. */
const partOf = (place: string): string => `/${place.split('/')[1] ?? ''}`;

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

const isBrokenIn = (uses: Uses, part: string): boolean =>
  uses.some(({ broken }) => broken.some(({ place }) => partOf(place) === part));

/** Which area sends how many calls to which part of the API, in all its versions that are in use. */
export function callGraph(uses: Uses): CallGraph {
  const edges = [...Map.groupBy(uses, ({ area }) => area)].flatMap(([area, own]): GraphEdge[] => {
    const places = new Set(own.flatMap((use) => use.places ?? []));
    return [...Map.groupBy(places, partOf)].map(([part, { length }]) => ({
      area,
      part,
      calls: length,
      isBroken: isBrokenIn(own, part),
    }));
  });
  const total = (of: (edge: GraphEdge) => boolean): number =>
    edges.filter(of).reduce((sum, { calls }) => sum + calls, 0);
  const titles = new Map(uses.map(({ area, title }) => [area, title]));
  const parts = [...new Set(edges.map(({ part }) => part))];
  return {
    areas: [...titles].map(([id, label]) => ({ id, label, calls: total(({ area }) => area === id) })),
    parts: parts.map((part) => ({ id: part, label: part, calls: total((edge) => edge.part === part) })).toSorted(byId),
    edges,
  };
}

/** A call with the versions that send it. */
export interface SentCall {
  place: string;
  by: { title: string; version: string; standing: UseOfCalls['standing']; problem: string }[];
}

/** The calls between an area (or every one) and a part of the API (or all of it), and who sends them. Sorted. */
export function sentCalls(
  uses: Uses,
  { area, part }: { area?: string | undefined; part?: string | undefined },
): SentCall[] {
  const sent = uses
    .filter((use) => area === undefined || use.area === area)
    .flatMap(({ places, title, version, standing, broken }) =>
      (places ?? []).map((place) => {
        const problem = broken.find((one) => one.place === place)?.problem ?? '';
        return { place, by: { title, version, standing, problem } };
      }),
    )
    .filter(({ place }) => part === undefined || partOf(place) === part);
  return [...Map.groupBy(sent, ({ place }) => place)]
    .map(([place, found]) => ({ place, by: found.map((one) => one.by) }))
    .toSorted((one, other) => (placeKey(one.place) < placeKey(other.place) ? -1 : 1));
}

/** By address first, then by method. */
const placeKey = (place: string): string => place.split(' ').toReversed().join(' ');

/** Calls that the API answers otherwise than a version in use was built for. */
export const brokenCalls = (uses: Uses): SentCall[] =>
  sentCalls(uses, {}).flatMap(({ place, by }) => {
    const broken = by.filter(({ problem }) => problem);
    return broken.length > 0 ? [{ place, by: broken }] : [];
  });
