import { constantText, keyOf, nodesBelow, type Script } from './syntax.ts';

/** The paths of the site in a script's routes (`<Route path="/contact">`): '/course/:category'. */
export const routePaths = (script: Script): string[] =>
  nodesBelow(script.program).flatMap((node) => {
    if (node.type !== 'Property' || keyOf(node) !== 'path') return [];
    const path = constantText(node.value);
    return path?.startsWith('/') ? [path] : [];
  });
