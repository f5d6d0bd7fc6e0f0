import { useTitle } from '@vidya/contracts/browser/platform';
import { PageHeader } from '@vidya/shared-ui';
import { breakpoint } from '@vidya/shared-ui/tokens';
import { useAnswerDrafts } from '../../data/messages/use-answer-drafts.ts';
import { useMessagesAddress } from '../../data/messages/use-messages-address.ts';
import { useMedia } from '../../data/use-media.ts';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageLists } from './MessageLists.tsx';
import { Nothing, Pane, Panes } from './message-styles.ts';

/** `/admin/dashboard/messages`: messages from the contact form. List and message side by side, or one at a time. */
export function Messages() {
  useTitle('Messages');
  const address = useMessagesAddress();
  const drafts = useAnswerDrafts();
  const isWide = useMedia(`(min-width: ${breakpoint.laptop}px)`);
  const { messageId } = address;
  const detail = messageId ? (
    <MessageDetail key={messageId} address={address} drafts={drafts} isAlone={!isWide} />
  ) : (
    <Nothing>Choose a message to read it.</Nothing>
  );
  return (
    <>
      <PageHeader title="Messages" lead="What people wrote through the contact form." />
      {isWide ? (
        <MessageLists address={address} beside={<Pane key={messageId}>{detail}</Pane>} />
      ) : messageId ? (
        <Panes $isWide={false}>{detail}</Panes>
      ) : (
        <MessageLists address={address} />
      )}
    </>
  );
}
