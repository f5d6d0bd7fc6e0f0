import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { onFirstInteraction } from '../boot/first-interaction.ts';
import type { ShellToasts } from './toast-kinds.tsx';
import { loadToasts, startToasts, toastCode } from './toasts.ts';

/** The toasts' container, from the first use of the page or the first toast on. */
export function ToastSlot() {
  const [code, setCode] = useState<{ kinds: ShellToasts; ToastRack: ComponentType }>();
  useEffect(() => {
    const show = async (): Promise<void> => {
      const loaded = await toastCode;
      startTransition(() => setCode(loaded));
    };
    void show();
    onFirstInteraction(loadToasts);
  }, []);
  useEffect(() => code && startToasts(code.kinds), [code]);
  return code ? <code.ToastRack /> : null;
}
