import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useSentFields } from '../use-sent-fields.ts';
import { Actions, Backdrop, Body, Corner, type DialogSize, Head, Popup, SidePanel, Title } from './dialog-styles.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the close button and a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the end; on phones they stack with the last one on top. */
  actions?: ReactNode;
  size?: DialogSize;
  /** The content is being sent: it takes no input. */
  isBusy?: boolean;
  /** `start` makes it a drawer: a panel of the window's height that slides in from the start side. */
  place?: 'middle' | 'start';
  /** The element that gets focus on opening; the first control inside by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes on closing, if not back to where it was; null leaves the choice to the dialog. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog: traps focus, locks the page behind it, closes on Escape, returns focus. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    actions,
    size = 'medium',
    isBusy,
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
          <ScrollingBody isBusy={isBusy}>{children}</ScrollingBody>
          {actions ? <Actions>{actions}</Actions> : null}
          {/* Last in the DOM, so that focus starts at the first control of the content. */}
          <Corner>
            <Base.Close render={<IconButton icon="close" label="Close" />} />
          </Corner>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Reachable by Tab while its content overflows, so that arrow keys can scroll it. */
function ScrollingBody({ isBusy, children }: Pick<DialogProps, 'isBusy' | 'children'>) {
  const body = useRef<HTMLDivElement>(null);
  useSentFields(body, isBusy);
  useLayoutEffect(() => {
    const box = body.current;
    if (box) box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1;
  });
  return (
    <Body ref={body} inert={isBusy}>
      {children}
    </Body>
  );
}
