import type { CourseRating } from '@vidya/contracts/calls/course';
import { shortDate } from '@vidya/contracts/texts/format';
import { Badge, StarRating } from '@vidya/shared-ui';
import { muted, row } from '@vidya/shared-ui/mixins';
import { layout, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** One review: its writer, as they chose to be named, their stars and their comment. */
export function Review({ review: { name, isOwn, value, ratedAt, comment } }: { review: CourseRating }) {
  return (
    <>
      <Writer>
        {name ? <bdi translate="no">{name}</bdi> : 'A learner'}
        {isOwn ? <Badge tone="primary">Your review</Badge> : null}
      </Writer>
      <Verdict>
        <StarRating value={value} />
        {shortDate(ratedAt)}
      </Verdict>
      <Comment>{comment}</Comment>
    </>
  );
}

const Writer = styled.p`
  ${row(2, 1)}
  ${type.strong}
  overflow-wrap: anywhere;
`;

const Verdict = styled.p`
  ${row(3, 1)}
  ${muted}
`;

const Comment = styled.p`
  max-width: ${layout.reading};
  margin-top: ${space[2]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
