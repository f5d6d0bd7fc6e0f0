import { usePlatform } from '@vidya/contracts/platform';
import { useEffect, useState } from 'react';
import { type AvatarChoice, avatarProblem } from './avatar-choice.ts';

const kept: AvatarChoice = { kind: 'kept' };

/** The picture being chosen, with its preview released when it is no longer shown. */
export function useAvatarChoice() {
  const { toasts } = usePlatform();
  const [choice, setChoice] = useState<AvatarChoice>(kept);
  const [problem, setProblem] = useState('');
  const preview = choice.kind === 'picked' ? choice.preview : undefined;
  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const pick = (file: File): void => {
    const found = avatarProblem(file);
    setProblem(found);
    if (found) toasts.error(found);
    else setChoice({ kind: 'picked', file, preview: URL.createObjectURL(file) });
  };
  const settle = (next: AvatarChoice) => (): void => {
    setProblem('');
    setChoice(next);
  };
  return { choice, problem, pick, remove: settle({ kind: 'removed' }), keep: settle(kept) };
}
