import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';

export interface PartFailedProps {
  onRetry: () => void;
}

interface Attempt<Props> {
  props: Props;
  onRetry: () => void;
  /** Called when the fallback unmounts: the next mount must not reuse the failure. */
  onLeave: () => unknown;
}

/**
 * A part of a page in its own chunk; render it inside a `Suspense`. When `load` rejects, `Failed` replaces the part with
 * the same props, and its Retry loads again: plain `lazy` remembers a failure for ever and takes the page down with it.
 * Errors that the part throws while rendering go to the page's error boundary.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & PartFailedProps> = PartFailed,
): ComponentType<Props> {
  const failed = ({ props, onRetry, onLeave }: Attempt<Props>) => (
    <Leaving onLeave={onLeave}>
      <Failed {...props} onRetry={onRetry} />
    </Leaving>
  );
  const attempt = (): ComponentType<Attempt<Props>> =>
    lazy(async () => {
      try {
        const Loaded = await load();
        return { default: ({ props }: Attempt<Props>) => <Loaded {...props} /> };
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
      // Not inside the updater: React may call an updater more than once.
      const Next = renew();
      setCurrent(() => Next);
    };
    return <Current props={props} onRetry={retry} onLeave={renew} />;
  };
}

function Leaving({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  useEffect(() => onLeave, [onLeave]);
  return children;
}

/** Replaces a lazy part of a page whose chunk failed to load. The rest of the page stays as it is. */
export function PartFailed({ onRetry }: PartFailedProps) {
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Banner tone="danger" action={retry}>
      This part could not be loaded
    </Banner>
  );
}
