import { useEffect, useRef, useState } from 'react';

const pauseMs = 250;

/** The typed text, committed after a pause. Only navigation (Back, a link) overwrites the field. */
export function useDebouncedParam(committed: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState(committed);
  const [reported, setReported] = useState(committed);
  const [known, setKnown] = useState(committed);
  if (known !== committed) {
    setKnown(committed);
    if (committed !== reported) {
      setReported(committed);
      setTyped(committed);
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<(text: string) => void>(undefined);
  useEffect(() => {
    latest.current = (text) => {
      setReported(text);
      if (text !== committed) commit(text);
    };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (text: string, afterMs: number): void => {
    clearTimeout(timer.current);
    if (afterMs === 0) latest.current?.(text.trim());
    else timer.current = setTimeout(() => latest.current?.(text.trim()), afterMs);
  };
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      tell(text, pauseMs);
    },
    commitNow: () => tell(typed, 0),
    clear: () => {
      setTyped('');
      tell('', 0);
    },
    /** Empties the field only; the caller clears the address. */
    forget: () => {
      clearTimeout(timer.current);
      setReported('');
      setTyped('');
    },
  };
}
