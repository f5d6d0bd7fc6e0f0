import { Button } from '@vidya/shared-ui';
import { type ReactNode, useState } from 'react';
import type { LinkNotice } from '../remotes/load/page-settings-shape.ts';
import { Bar, BarText } from './panel-styles.ts';

const text: Record<LinkNotice, string> = {
  over: 'This link to other versions has run out, or was not made here: it changed nothing.',
  forStaff: 'This link shows other versions to administrators. Log in as one, then load the page again.',
};

interface LinkNoticeBarProps {
  notice: LinkNotice;
  /** Shown in this place once the notice is closed. */
  children: ReactNode;
}

/** Explains why an override link shows the usual pages, until the visitor closes it. */
export function LinkNoticeBar({ notice, children }: LinkNoticeBarProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return children;
  return (
    <Bar aria-label="Link to versions">
      <BarText role="status">{text[notice]}</BarText>
      <Button size="small" variant="secondary" onClick={() => setClosed(true)}>
        Close
      </Button>
    </Bar>
  );
}
