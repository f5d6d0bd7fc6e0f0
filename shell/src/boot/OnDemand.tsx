import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

interface OnDemandProps<Props> {
  /** The same function at each render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  onFailed: () => void;
}

/**
 * A component whose code is loaded when it is wanted, because few people ever want it. When that fails the page stays as it
 * is, and it is loaded again when it is wanted again: `lazy` would take the page down.
 */
export function OnDemand<Props extends object>({ load, props, onFailed }: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setPart(() => loaded),
      (error: unknown) => {
        console.warn('A part of the frame could not be loaded.', error);
        if (isWanted) fail();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return Part ? <Part {...props} /> : null;
}
