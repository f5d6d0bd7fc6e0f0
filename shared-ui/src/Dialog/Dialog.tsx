import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Backdrop, Body, Corner, type DialogSize, Head, Popup, SidePanel, Title } from './dialog-styles.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Escape, the cross, the backdrop: the person wants out. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the end; on phones they stack with the last one on top. */
  actions?: ReactNode;
  size?: DialogSize;
  /** `start` makes it a drawer: a panel as high as the window that slides in from the side where a line begins. */
  place?: 'middle' | 'start';
  /** What receives focus on opening; else the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes on closing when that is not where it came from: null leaves it to the dialog. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

/** A window above the page: keeps focus inside, locks the page behind, closes on Escape, gives focus back. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    actions,
    size = 'medium',
    place = 'middle',
    initialFocus,
    focusAfter,
    children,
  } = props;
  const popup = place === 'start' ? <SidePanel /> : <Popup $size={size} />;
  return (
    <Base.Root open={isOpen} onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup render={popup} initialFocus={initialFocus} finalFocus={() => focusAfter?.() ?? true}>
          <Head>
            <Base.Title render={<Title />}>{title}</Base.Title>
          </Head>
          <ScrollingBody>{children}</ScrollingBody>
          {actions ? <Actions>{actions}</Actions> : null}
          {/* Last, so that focus starts at the first control of the content. */}
          <Corner>
            <Base.Close render={<IconButton icon="close" label="Close" />} />
          </Corner>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Reachable by Tab while there is more than fits, so that arrow keys can scroll it. */
function ScrollingBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = body.current;
    if (box) box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1;
  });
  return <Body ref={body}>{children}</Body>;
}
