import type { CourseDetail } from '@vidya/contracts/course';
import { shortDate } from '@vidya/contracts/format';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** Until when the person may watch, or since when no more. */
export function Access({ detail }: { detail: CourseDetail | undefined }) {
  const enrolment = detail?.enrolment;
  if (!enrolment) return null;
  const day = shortDate(enrolment.expiresAt);
  return (
    <Note>
      {enrolment.isExpired ? `Your access ended on ${day}. Buying again extends it.` : `You have access until ${day}.`}
    </Note>
  );
}

const Note = styled.p`
  margin-bottom: ${space[4]};
`;
