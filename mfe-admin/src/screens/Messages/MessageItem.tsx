import type { ContactMessage } from '@vidya/contracts/calls/contact';
import { Link, type LinkProps } from 'react-router-dom';
import { exactly, shortly } from '../../data/days.ts';
import { Excerpt, Item, Subject, Top } from './message-styles.ts';

interface MessageItemProps {
  message: ContactMessage;
  to: LinkProps['to'];
  isCurrent: boolean;
}

/** More than two lines hold; the rest is cut off there. */
const previewMax = 400;

/** One message of a list: who, about what, when, and how it begins. */
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
