import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Backdrop, Body, Head, Popup, Title, type DialogSize } from './dialog-styles.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the cross, the backdrop: the person wants out. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the end; on phones they stack with the last one on top. */
  actions?: ReactNode;
  size?: DialogSize;
  /** What receives focus on opening; else the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A window above the page: keeps focus inside, locks the page behind, closes on Escape, gives focus back. */
export function Dialog({ isOpen, onClose, title, actions, size = 'medium', initialFocus, children }: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup render={<Popup $size={size} />} initialFocus={initialFocus}>
          <Head>
            <Base.Title render={<Title />}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label="Close" />} />
          </Head>
          <Body>{children}</Body>
          {actions ? <Actions>{actions}</Actions> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
