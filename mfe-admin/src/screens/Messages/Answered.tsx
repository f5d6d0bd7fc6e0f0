import { dayAndTime, exactly } from '../../data/days.ts';
import { Asked, Reply } from './message-styles.ts';

interface AnsweredProps {
  label: string;
  at?: string;
  /** '' where nothing was mailed from here. */
  body: string;
}

/** What was mailed back, by whom and when. */
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
