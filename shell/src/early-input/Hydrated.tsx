import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { rememberFocus } from './replay.ts';

interface HydratedProps {
  onDone: () => void;
  children: ReactNode;
}

/**
 * Calls `onDone` when its children are on the page and respond. Where the browser rendered the page again, the focus and the caret
 * move to the element that replaces the one with them, before the next key.
 */
export function Hydrated({ onDone, children }: HydratedProps) {
  const restoreFocus = useRef<() => boolean>(undefined);
  const isReplaced = useRef(false);
  useLayoutEffect(() => {
    // For measurements. Before the effects, in which the page's parts start their own requests.
    performance.mark('vidya-hydrated');
    isReplaced.current = restoreFocus.current?.() ?? false;
  }, []);
  useEffect(() => {
    // Then not in the effect itself: React would render what an event changes there only later, and set a field back until then.
    if (isReplaced.current) queueMicrotask(onDone);
    else onDone();
  }, [onDone]);
  return (
    <>
      {children}
      <Last onRender={() => (restoreFocus.current = rememberFocus())} />
    </>
  );
}

/** The end of the tree: React renders it in the task that replaces the page, so no key falls between. */
function Last({ onRender }: { onRender: () => void }) {
  onRender();
  return null;
}
