import { useLeaveGuard } from '@vidya/contracts/browser/platform';
import { plainLink } from '@vidya/contracts/rules/text/pasted';
import { isWebLink } from '@vidya/contracts/rules/validation';
import { Button, color, space, TextField } from '@vidya/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Asks for the address of a link on the selected text; calls `onDone` with null on cancel. */
export function LinkField({ onDone }: { onDone: (address: string | null) => void }) {
  const [address, setAddress] = useState('');
  useLeaveGuard(address.trim() !== '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isUsable = address.trim() !== '' && isWebLink(address);
  const link = plainLink(address);
  const whole = /^https?:/i.test(link) ? link : `https://${link}`;
  return (
    <LinkRow
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone(null);
        if (event.key !== 'Enter') return;
        // Keeps the event from submitting the course form around it.
        event.preventDefault();
        if (isUsable) onDone(whole);
      }}
    >
      <TextField
        label="Link address"
        isLabelHidden
        type="url"
        ref={input}
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button size="small" disabled={!isUsable} onClick={() => onDone(whole)}>
        Link
      </Button>
    </LinkRow>
  );
}

const LinkRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]};
  border-bottom: 1px solid ${color.line};
`;
