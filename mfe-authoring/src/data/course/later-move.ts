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

/** Navigates after a success, once its message has been seen. `isMoving` is true from the success on. */
export function useLaterMove() {
  const [target, moveOn] = useState<Target | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!target) return;
    const { to, state, afterMs = limits.redirectMs.afterSave } = target;
    const timer = setTimeout(() => void navigate(to, { state }), afterMs);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  return { isMoving: target !== null, moveOn };
}
