import { Button, space, type } from '@vidya/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from './Notice.tsx';

interface NextOfferProps {
  title: string;
  onGo: () => void;
  onCancel: () => void;
}

const waitSeconds = 5;

/** After a lecture: the next one begins in five seconds, unless the person says no. */
export function NextOffer({ title, onGo, onCancel }: NextOfferProps) {
  const [left, setLeft] = useState(waitSeconds);
  const tick = useEffectEvent(() => (left > 1 ? setLeft(left - 1) : onGo()));
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Notice>
      <Small>Next lecture in {left} s</Small>
      <Title>{title}</Title>
      <Actions>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onGo}>Play Now</Button>
      </Actions>
    </Notice>
  );
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
