import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Actions, Backdrop, Body, Head, Popup, Title } from '../Dialog/dialog-styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { centred, square } from '../theme/mixins.ts';
import { color, radius, space } from '../theme/tokens.ts';
import { useSentFields } from '../use-sent-fields.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question: 'Are you sure you want to delete your course?' */
  title: ReactNode;
  /** The consequences of confirming, one sentence each. */
  lines?: readonly ReactNode[];
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Escape, where it means less than the cancel button. */
  onClose?: () => void;
  /** The confirmed action is running. */
  isBusy?: boolean;
  /** `danger` for what cannot be undone. */
  tone?: 'danger' | 'primary';
  /** Where focus goes on closing, if not back to where it was; null leaves the choice to the dialog. */
  focusAfter?: () => HTMLElement | null;
  /** Content between the sentences and the buttons. */
  children?: ReactNode;
}

/** Asks before what cannot be undone. Focus starts on the cancel button; a click on the backdrop does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    lines = [],
    confirmLabel,
    cancelLabel = 'Cancel',
    onConfirm,
    onCancel,
    onClose = onCancel,
    isBusy,
    tone = 'danger',
    focusAfter,
    children,
  } = props;
  const content = useRef<HTMLDivElement>(null);
  useSentFields(content, isBusy);
  const wayOut = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(isNowOpen) => (isNowOpen ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup render={<Popup $size="small" />} initialFocus={wayOut} finalFocus={() => focusAfter?.() ?? true}>
          <Question>
            <Sign $tone={tone}>
              <Icon name={tone === 'danger' ? 'warning' : 'info'} size={24} />
            </Sign>
            <Base.Title render={<Title />}>{title}</Base.Title>
          </Question>
          <Text ref={content} inert={isBusy}>
            <Base.Description render={<div />}>
              {lines.map((line, index) => (
                // The sentences never change order, so the index is a stable key.
                // oxlint-disable-next-line react/no-array-index-key
                <p key={index}>{line}</p>
              ))}
            </Base.Description>
            {children}
          </Text>
          <Actions>
            <Button ref={wayOut} variant="secondary" onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button variant={tone} onClick={onConfirm} isBusy={isBusy}>
              {confirmLabel}
            </Button>
          </Actions>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const Question = styled(Head)`
  padding-right: ${space[6]};
`;

const Sign = styled.span<{ $tone: 'danger' | 'primary' }>`
  ${centred}
  flex: none;
  ${square('2.75rem')}
  background: ${({ $tone }) => ($tone === 'danger' ? color.dangerSoft : color.primarySoft)};
  border-radius: ${radius.pill};
  color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.primary)};
`;

const Text = styled(Body)`
  color: ${color.inkMuted};

  p + p {
    margin-top: ${space[1]};
  }
`;
