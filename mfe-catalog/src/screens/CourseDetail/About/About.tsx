import { lazyPart, Prose } from '@vidya/shared-ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { AboutSkeleton } from './AboutSkeleton.tsx';
import { cleanedNow, loadCleaned } from './cleaner.ts';

const Late = lazyPart(loadCleaned);

const never = () => () => undefined;

/** True on the server, and while its HTML is hydrated. */
const useIsServers = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The course's description as rich text. React leaves the server's HTML as it is: only another text is cleaned. */
export function About({ html }: { html: string }) {
  const isServers = useIsServers();
  const [served] = useState(isServers ? { __html: html } : undefined);
  const [Cleaned] = useState(() => cleanedNow() ?? Late);
  // Outside the boundary, inside which React hydrates later.
  if (served?.__html === html) return <Prose dangerouslySetInnerHTML={served} />;
  return (
    <Suspense fallback={<AboutSkeleton />}>
      <Cleaned html={html} />
    </Suspense>
  );
}
