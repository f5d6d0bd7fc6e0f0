import type { ContactMessage } from '@vidya/contracts/calls/contact';
import { Link, type LinkProps } from 'react-router-dom';
import { exactly, shortly } from '../../data/days.ts';
import { Excerpt, Item, Subject, Top } from './message-styles.ts';

interface MessageItemProps {
  message: ContactMessage;
  to: LinkProps['to'];
  isCurrent: boolean;
}

/** More characters than two lines show; the rest is left out. */
const previewMax = 400;

/** One message in a list: sender, subject, time and the first lines. */
export function MessageItem({ message, to, isCurrent }: MessageItemProps) {
  const { name, subject, createdAt } = message;
  return (
    <li>
      <Item as={Link} to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
        <Top>
          <b>{name}</b>
          <time dateTime={createdAt} title={exactly(createdAt)}>
            {shortly(createdAt)}
          </time>
        </Top>
        <Subject>{subject}</Subject>
        <Excerpt>{message.message.slice(0, previewMax)}</Excerpt>
      </Item>
    </li>
  );
}
