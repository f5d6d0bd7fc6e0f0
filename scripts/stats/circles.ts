import path from 'node:path';
import type { SourceFile } from './source-files.ts';

export type Graph = Map<string, Set<string>>;

const imported = /(?:from|import)[\s(]*'([^']+)'/g;

/** The imports of each file, types included. Only relative imports can form a circle. */
export function importsOf(files: readonly SourceFile[]): Graph {
  const known = new Set(files.map(({ name }) => name));
  const targetsOf = ({ name, text }: SourceFile): string[] =>
    [...text.matchAll(imported)]
      .map(([, target = '']) => path.posix.join(path.posix.dirname(name), target))
      .filter((target) => target !== name && known.has(target));
  return new Map(files.map((file) => [file.name, new Set(targetsOf(file))]));
}

/** The same between groups of files, such as folders. */
export function between(graph: Graph, groupOf: (name: string) => string): Graph {
  const groups: Graph = new Map();
  for (const [name, targets] of graph) {
    const group = groupOf(name);
    const reached = groups.get(group) ?? new Set();
    for (const target of targets) if (groupOf(target) !== group) reached.add(groupOf(target));
    groups.set(group, reached);
  }
  return groups;
}

function reachable(graph: Graph, from: string): Set<string> {
  const seen = new Set<string>();
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of graph.get(name) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return seen;
}

/** The groups whose members all reach each other, each sorted; none for a graph without circles. */
export function circles(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((name) => [name, reachable(graph, name)]));
  const inCircle = [...graph.keys()].filter((name) => reach.get(name)?.has(name)).toSorted();
  const groups = Map.groupBy(inCircle, (name) =>
    inCircle.find((other) => reach.get(name)?.has(other) && reach.get(other)?.has(name)),
  );
  return [...groups.values()];
}
