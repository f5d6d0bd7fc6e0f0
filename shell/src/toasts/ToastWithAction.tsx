import { Button } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

interface ToastWithActionProps {
  message: string;
  action: { label: string; run: () => void };
  /** Passed by the toast container. */
  closeToast?: () => void;
}

/** A toast's message with an action; the action closes the toast. */
export function ToastWithAction({ message, action, closeToast }: ToastWithActionProps) {
  const act = (): void => {
    closeToast?.();
    action.run();
  };
  return (
    <Row>
      <span>{message}</span>
      <Button size="small" variant="secondary" onClick={act}>
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
  padding-right: ${space[4]};
`;
