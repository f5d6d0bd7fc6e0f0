import { useEffect } from 'react';

const isFileInput = ({ target }: Event): boolean => target instanceof HTMLInputElement && target.type === 'file';

const swallow = (event: Event): void => {
  if (!isFileInput(event)) event.preventDefault();
};

/** Keeps the browser from opening a file that is dropped beside the field. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', swallow);
    window.addEventListener('drop', swallow);
    return () => {
      window.removeEventListener('dragover', swallow);
      window.removeEventListener('drop', swallow);
    };
  }, []);
}
