import { type ComponentType, lazy, useState } from 'react';

const renewMs = 100;

interface ScreenFile {
  /** Fetches the file, once. */
  load: () => Promise<unknown>;
  Screen: ComponentType;
}

/**
 * A screen in a file of its own. Once the file is here the screen is drawn in the same pass: `lazy` alone would show its
 * fallback for a moment even then, and React keeps a fallback that was shown for 300 ms.
 */
export function screenFile(fetchScreen: () => Promise<ComponentType>): ScreenFile {
  let loaded: ComponentType | undefined;
  const load = async (): Promise<{ default: ComponentType }> => {
    try {
      loaded ??= await fetchScreen();
      return { default: loaded };
    } catch (error) {
      // `lazy` remembers a failure, so that the page would be lost for ever. Not at once: React looks at it once more.
      setTimeout(() => {
        Waiting = lazy(load);
      }, renewMs);
      throw error;
    }
  };
  let Waiting = lazy(load);

  function Screen() {
    // Chosen once: another component in the same place would lose what the person has typed.
    const [Chosen] = useState(() => loaded ?? Waiting);
    return <Chosen />;
  }
  return { load, Screen };
}
