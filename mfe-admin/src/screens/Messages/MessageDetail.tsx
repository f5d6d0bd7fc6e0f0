import { ApiError } from '@vidya/contracts/calls/api-error';
import { isId } from '@vidya/contracts/rules/id';
import { texts } from '@vidya/contracts/texts/texts';
import { EmptyState, Icon, Skeleton, Stack } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';
import type { AnswerDrafts } from '../../data/messages/use-answer.ts';
import { type MessagesAddress, useMessage } from '../../data/messages/use-messages.ts';
import { RequestFailed } from '../../parts/RequestFailed.tsx';
import { Back, Sheet } from './message-styles.ts';
import { OpenMessage } from './OpenMessage.tsx';

interface MessageDetailProps {
  address: MessagesAddress;
  drafts: AnswerDrafts;
  /** The message fills the page, without the list beside it. */
  isAlone: boolean;
}

/** The message named in the address. */
export function MessageDetail(props: MessageDetailProps) {
  const { address, isAlone } = props;
  return (
    <>
      {isAlone ? (
        <Back as={Link} to={address.toList}>
          <Icon name="arrow-left" size={18} />
          All messages
        </Back>
      ) : null}
      <Content {...props} />
    </>
  );
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

function Content({ address: { messageId }, drafts, isAlone }: MessageDetailProps) {
  const { data: message, ...request } = useMessage(messageId);
  if (message) return <OpenMessage message={message} drafts={drafts} isAlone={isAlone} />;
  if (!isId(messageId) || isMissing(request.error)) return <EmptyState title={texts.admin.messageMissing} />;
  if (request.error) return <RequestFailed request={request} fallback={texts.admin.messagesFailed} />;
  return (
    <Sheet role="group" aria-busy="true" aria-label="Loading">
      <Stack $gap={3}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="12rem" />
        <Skeleton width="100%" />
        <Skeleton width="94%" />
        <Skeleton width="40%" />
      </Stack>
    </Sheet>
  );
}
