import { Button } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

interface ToastWithActionProps {
  message: string;
  action: { label: string; run: () => void };
}

/** A toast's words with one thing to do about them. */
export function ToastWithAction({ message, action }: ToastWithActionProps) {
  return (
    <Row>
      <span>{message}</span>
      <Button size="small" variant="secondary" onClick={action.run}>
        {action.label}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;
