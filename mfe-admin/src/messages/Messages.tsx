import { useTitle } from '@vidya/contracts/browser/platform';
import { useMedia } from '@vidya/contracts/browser/use-media';
import { PageHeader, SearchField, Stack, Tabs } from '@vidya/shared-ui';
import { from } from '@vidya/shared-ui/tokens';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageResults } from './MessageResults.tsx';
import { Nothing, Pane, Panes } from './message-styles.ts';
import { type AnswerDrafts, useAnswerDrafts } from './use-answer.ts';
import { type MessagesAddress, useFirstMessage, useMessages, useMessagesAddress } from './use-messages.ts';

/** `/admin/dashboard/messages`: messages from the contact form. List and message side by side, or one at a time. */
export function Messages() {
  useTitle('Messages');
  const address = useMessagesAddress();
  const drafts = useAnswerDrafts();
  const isWide = useMedia(from.laptop);
  return (
    <>
      <PageHeader title="Messages" lead="What people wrote through the contact form." />
      {address.messageId && !isWide ? (
        <Panes $isWide={false}>
          <MessageDetail key={address.messageId} address={address} drafts={drafts} isAlone />
        </Panes>
      ) : (
        <MessageLists inAddress={address} drafts={drafts} isWide={isWide} />
      )}
    </>
  );
}

interface MessageListsProps {
  inAddress: MessagesAddress;
  drafts: AnswerDrafts;
  isWide: boolean;
}

/** Open and answered messages, with a search in both; in a wide window with a message beside them. */
function MessageLists({ inAddress, drafts, isWide }: MessageListsProps) {
  const list = useMessages(inAddress);
  const first = useFirstMessage(inAddress, list);
  const messageId = inAddress.messageId || (isWide ? first : '');
  const address = { ...inAddress, messageId };
  const { typed } = address;
  return (
    <Tabs
      label="Messages"
      tabs={[
        { value: 'open', label: 'Open', ...counted(list.counts?.open) },
        { value: 'answered', label: 'Answered', ...counted(list.counts?.answered) },
      ]}
      value={address.state}
      onChange={address.choose}
    >
      <Panes $isWide={isWide}>
        <Stack>
          <SearchField among="Messages" placeholder="Name, e-mail, subject or words" typed={typed} />
          <MessageResults list={list} address={address} />
        </Stack>
        {isWide ? (
          <Pane key={messageId}>
            {messageId ? (
              <MessageDetail address={address} drafts={drafts} isAlone={false} />
            ) : (
              <Nothing>Choose a message to read it.</Nothing>
            )}
          </Pane>
        ) : null}
      </Panes>
    </Tabs>
  );
}

/** No number until it is known: 0 would be wrong. */
const counted = (count: number | undefined) => (count === undefined ? {} : { count });
