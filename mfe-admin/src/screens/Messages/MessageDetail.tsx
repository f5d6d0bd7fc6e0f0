import { ApiError, messageOf } from '@vidya/contracts/calls/api-error';
import { isId } from '@vidya/contracts/rules/id';
import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, ErrorState, Icon, Skeleton } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerDrafts } from '../../data/messages/use-answer-drafts.ts';
import { useMessage } from '../../data/messages/use-messages.ts';
import type { MessagesAddress } from '../../data/messages/use-messages-address.ts';
import { Back, Sheet, SkeletonBlock } from './message-styles.ts';
import { OpenMessage } from './OpenMessage.tsx';

interface MessageDetailProps {
  address: MessagesAddress;
  drafts: AnswerDrafts;
  /** The message fills the page, without the list beside it. */
  isAlone: boolean;
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The message named in the address. */
export function MessageDetail({ address, drafts, isAlone }: MessageDetailProps) {
  const { messageId, toList } = address;
  const { message, error, isFetching, retry } = useMessage(messageId);
  const framed = (content: ReactNode) => (
    <>
      {isAlone ? (
        <Back as={Link} to={toList}>
          <Icon name="arrow-left" size={18} />
          All messages
        </Back>
      ) : null}
      {content}
    </>
  );
  if (message) return framed(<OpenMessage message={message} drafts={drafts} isAlone={isAlone} />);
  if (!isId(messageId) || isMissing(error)) return framed(<EmptyState title={texts.admin.messageMissing} />);
  if (error) {
    return framed(
      <ErrorState onRetry={retry} isRetrying={isFetching}>
        {messageOf(error, texts.admin.messagesFailed)}
      </ErrorState>,
    );
  }
  return framed(
    <Sheet role="group" aria-busy="true" aria-label="Loading">
      <SkeletonBlock>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="12rem" />
        <Skeleton width="100%" />
        <Skeleton width="94%" />
        <Skeleton width="40%" />
      </SkeletonBlock>
    </Sheet>,
  );
}
