import { sharedLibraries } from '../remotes/load/load-version.ts';
import { Libraries, Library, Summary, Version } from './panel-styles.ts';

/** The shared libraries that the shell offers to every area, with versions. Closed at first. */
export function SharedLibraries() {
  const libraries = Object.entries(sharedLibraries()).toSorted(([one], [other]) => one.localeCompare(other));
  return (
    <details>
      <Summary>Shared libraries ({libraries.length})</Summary>
      <Libraries>
        {libraries.map(([library, version]) => (
          <Library key={library}>
            {library} <Version>{version ?? 'unknown'}</Version>
          </Library>
        ))}
      </Libraries>
    </details>
  );
}
