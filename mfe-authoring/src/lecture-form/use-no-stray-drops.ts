import { useEffect } from 'react';

/** Keeps the browser from opening a file that is dropped beside a field for it. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const swallow = (event: DragEvent): void => {
      const { target, dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      if (!(target instanceof HTMLInputElement && target.type === 'file')) event.preventDefault();
    };
    const listening = new AbortController();
    window.addEventListener('dragover', swallow, { signal: listening.signal });
    window.addEventListener('drop', swallow, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
