import { Button, Row, type, VisuallyHidden } from '@vidya/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { isDialogOpen, isTyping, useKeys } from './controls/keys.ts';
import { Notice } from './player-styles.ts';

const waitMs = 5_000;

/** After a lecture: the next one starts in five seconds. The countdown waits while the person writes or a dialog is open. */
export function NextOffer({ title, onGo, onCancel }: { title: string; onGo: () => void; onCancel: () => void }) {
  const [goesAt, setGoesAt] = useState(() => Date.now() + waitMs);
  const [leftMs, setLeftMs] = useState<number>(waitMs);
  const [stage] = useState(() => document.fullscreenElement);
  const cancel = useRef<HTMLButtonElement>(null);
  const tick = useEffectEvent(() => {
    const left = goesAt - Date.now();
    if (isTyping(document.activeElement) || isDialogOpen()) setGoesAt(Date.now() + leftMs);
    else if (left > 0) setLeftMs(left);
    else onGo();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // Focus stays with a person who writes or reads elsewhere on the page.
    const at = document.activeElement;
    const isFree = at === null || at === document.body || at.closest('.video-js') !== null;
    if (isFree) cancel.current?.focus({ preventScroll: true });
    return () => {
      // The focused button has gone: focus returns to the player.
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>('.video-js')?.focus({ preventScroll: true });
      }
    };
  }, []);
  useKeys((key) => {
    if (key === 'Escape') onCancel();
    return key === 'Escape';
  });
  const offer = (
    <Notice>
      {/* Screen readers hear this once; the countdown is only visual. */}
      <VisuallyHidden role="status">Next lecture in 5 seconds: {title}</VisuallyHidden>
      <Small aria-hidden="true">Next lecture in {Math.ceil(leftMs / 1000)} s</Small>
      <Title>{title}</Title>
      <Row>
        <Button variant="secondary" onClick={onCancel} ref={cancel}>
          Cancel
        </Button>
        <Button onClick={onGo}>Play Now</Button>
      </Row>
    </Notice>
  );
  // Full screen shows only what is inside the player.
  return stage ? createPortal(offer, stage) : offer;
}

const Small = styled.span`
  ${type.small}
`;

const Title = styled.strong`
  ${type.h3}
`;
