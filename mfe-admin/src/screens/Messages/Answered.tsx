import { dayAndTime, exactly } from '../../data/days.ts';
import { Asked, Reply } from './message-styles.ts';

interface AnsweredProps {
  label: string;
  at?: string;
  /** '' if no mail was sent from here. */
  body: string;
}

/** The mailed answer, with author and time. */
export function Answered({ label, at, body }: AnsweredProps) {
  return (
    <Reply>
      <p>
        <b>{label}</b>
        {at ? (
          <time dateTime={at} title={exactly(at)}>
            {dayAndTime(at)}
          </time>
        ) : null}
      </p>
      <Asked dir="auto">{body || 'Nothing was mailed from here.'}</Asked>
    </Reply>
  );
}
