import { Button, Note, Row, VisuallyHidden } from '@vidya/shared-ui';
import { Children, type ReactNode } from 'react';
import { Lines } from '../release-styles.ts';

interface GroupProps {
  heading: string;
  empty: string;
  action: ReactNode;
  children: ReactNode;
}

/** What an area has of one kind, or that it has none, and the button to add one. */
export function Group({ heading, empty, action, children }: GroupProps) {
  return (
    <div>
      <h4>{heading}</h4>
      {Children.toArray(children).length > 0 ? <Lines>{children}</Lines> : <Note>{empty}</Note>}
      <Row>{action}</Row>
    </div>
  );
}

/** A button whose hidden text says what it is about: its label stands on the page more than once. */
export function Act({ label, of, onPress }: { label: string; of: string; onPress: () => void }) {
  return (
    <Button variant="quiet" size="small" onClick={onPress}>
      {label}
      <VisuallyHidden>{` (${of})`}</VisuallyHidden>
    </Button>
  );
}
