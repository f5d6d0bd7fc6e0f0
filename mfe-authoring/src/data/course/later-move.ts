import { limits } from '@vidya/contracts/rules/limits';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

export interface Target {
  to: string;
  state?: object;
  /** In milliseconds; two seconds by default (section 9). */
  afterMs?: number;
}

export type LaterMove = ReturnType<typeof useLaterMove>;

/**
 * Navigates after a success with the course `courseId`, once its message has been seen. `isMoving` is true from the success
 * on; another course ends it.
 */
export function useLaterMove(courseId: string | null) {
  const [target, moveOn] = useState<Target | null>(null);
  const [shownId, setShownId] = useState(courseId);
  if (courseId !== shownId) {
    setShownId(courseId);
    moveOn(null);
  }
  const navigate = useNavigate();
  useEffect(() => {
    if (!target) return;
    const { to, state, afterMs = limits.redirectMs.afterSave } = target;
    const timer = setTimeout(() => void navigate(to, { state }), afterMs);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  return { isMoving: target !== null, moveOn };
}
