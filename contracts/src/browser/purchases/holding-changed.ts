import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { usePlatform } from '../platform.tsx';

/** After a change of what the person may watch: refetches what depends on it. */
export function useHoldingChanged() {
  const { refreshSession } = usePlatform();
  const queries = useQueryClient();
  return (courseId: string): void => {
    const stale = [keys.subscribedCourses, keys.course(courseId), keys.lectures(courseId), keys.purchases];
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    void refreshSession();
  };
}
