import { Button, space, type } from '@vidya/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Notice } from './Notice.tsx';

interface NextOfferProps {
  title: string;
  onGo: () => void;
  onCancel: () => void;
}

const waitMs = 5_000;

/** After a lecture: the next one begins in five seconds, unless the person says no. */
export function NextOffer({ title, onGo, onCancel }: NextOfferProps) {
  const [goesAt] = useState(() => Date.now() + waitMs);
  const [leftMs, setLeftMs] = useState<number>(waitMs);
  const [stage] = useState(() => document.fullscreenElement);
  const tick = useEffectEvent(() => {
    const left = goesAt - Date.now();
    if (left > 0) setLeftMs(left);
    else onGo();
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  const offer = (
    <Notice>
      <Small>Next lecture in {Math.ceil(leftMs / 1000)} s</Small>
      <Title>{title}</Title>
      <Actions>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onGo}>Play Now</Button>
      </Actions>
    </Notice>
  );
  // In full screen only what is inside the player can be seen.
  return stage ? createPortal(offer, stage) : offer;
}

const Small = styled.span`
  ${type.small}
`;

const Title = styled.strong`
  ${type.h3}
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[3]};
`;
