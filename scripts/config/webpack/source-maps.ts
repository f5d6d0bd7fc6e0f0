import path from 'node:path';
import webpack from 'webpack';
import { home } from './shared.ts';

const libraries = 'node_modules/';

/** A module's file as the repository knows it, the same on every machine. */
function sourceName(file: string): string {
  if (!path.isAbsolute(file)) return file;
  const name = path.relative(home, file).replaceAll('\\', '/');
  const library = name.lastIndexOf(libraries);
  return library < 0 ? name : name.slice(library);
}

/**
 * Writes a map beside each script. Without the sources: a stack needs their names and lines only. No script names its map,
 * and none is published with the scripts (scripts/build/source-maps.ts).
 */
export const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
      sourceName(absoluteResourcePath),
  });
