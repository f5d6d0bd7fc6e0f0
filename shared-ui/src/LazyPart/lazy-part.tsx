import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { PartFailed, type PartFailedProps } from './PartFailed.tsx';

interface Attempt<Props> {
  given: Props;
  onRetry: () => void;
  /** The part is gone from the page: what failed must not be remembered. */
  onLeave: () => unknown;
}

/**
 * A part of a page in a file of its own, to be drawn below a `Suspense`. When the file cannot be had, `Failed` stands in
 * its place, and its Retry asks for the file anew: `lazy` alone remembers a failure for ever and takes the page down with
 * it. What the part throws while it is drawn goes on to whoever draws the page.
 *
 * @param load fetches the file; rejects when it could not be had
 * @param Failed gets the part's own props too, so that it can show what is possible without the file
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & PartFailedProps> = PartFailed,
): ComponentType<Props> {
  const failed = ({ given, onRetry, onLeave }: Attempt<Props>) => (
    <Leaving onLeave={onLeave}>
      <Failed {...given} onRetry={onRetry} />
    </Leaving>
  );
  const attempt = (): ComponentType<Attempt<Props>> =>
    lazy(async () => {
      try {
        const Loaded = await load();
        return { default: ({ given }: Attempt<Props>) => <Loaded {...given} /> };
      } catch (error) {
        console.warn('A part of the page could not be loaded.', error);
        return { default: failed };
      }
    });
  let latest = attempt();

  const renew = () => {
    latest = attempt();
    return latest;
  };

  return function Part(props: Props) {
    const [Current, setCurrent] = useState(() => latest);
    const retry = (): void => {
      // Made here: React may ask a function that makes it more than once.
      const Next = renew();
      setCurrent(() => Next);
    };
    return <Current given={props} onRetry={retry} onLeave={renew} />;
  };
}

function Leaving({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  useEffect(() => onLeave, [onLeave]);
  return children;
}
