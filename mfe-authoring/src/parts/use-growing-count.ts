import { startTransition, useEffect, useState } from 'react';

/** How many of `total` items to draw: `step` at first, and as many more each time the browser has drawn the last ones. */
export function useGrowingCount(total: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + step));
  }, [drawn, total, step]);
  return Math.min(drawn, total);
}
