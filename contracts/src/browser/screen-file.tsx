import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const renewMs = 100;

interface ScreenFile {
  /** Fetches the file, once. */
  load: () => Promise<unknown>;
  Screen: ComponentType;
}

/**
 * A screen in a file of its own. When the file is loaded, the screen renders in the same pass: `lazy` alone would still
 * show its fallback briefly, and React keeps a visible fallback for 300 ms. `fallback` shows while the file loads.
 */
export function screenFile(fetchScreen: () => Promise<ComponentType>, fallback: ReactNode = null): ScreenFile {
  let loaded: ComponentType | undefined;
  const load = async (): Promise<{ default: ComponentType }> => {
    try {
      loaded ??= await fetchScreen();
      return { default: loaded };
    } catch (error) {
      // `lazy` remembers a failure, and the page would stay broken, so renew it. With a delay, because React reads it
      // once more.
      setTimeout(() => {
        Waiting = lazy(load);
      }, renewMs);
      throw error;
    }
  };
  let Waiting = lazy(load);

  function Screen() {
    // Choose once: another component in the same place would lose the person's input.
    const [Chosen] = useState(() => loaded ?? Waiting);
    if (Chosen === loaded) return <Chosen />;
    // Only here: React hydrates what stands inside a boundary later than the rest of the page.
    return (
      <Suspense fallback={fallback}>
        <Chosen />
      </Suspense>
    );
  }
  return { load, Screen };
}
