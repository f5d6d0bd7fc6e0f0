import type { CourseDetail } from '@vidya/contracts/calls/course';
import { isFilm } from '@vidya/contracts/rules/course/lecture-source';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon, VisuallyHidden } from '@vidya/shared-ui';
import { centred, overlay, square } from '@vidya/shared-ui/mixins';
import { color, media, motion, radius, shadow, space, type } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAddressCoupon } from '../../../data/coupon.ts';
import { useWatchingRole } from '../../../data/holding.ts';
import { seenByLearners } from '../../../data/length.ts';

/** Over the course's picture: plays the promotional film, else the first free preview. Not shown to enrolled learners, who have every lecture. */
export function PlayPreview({ course }: { course: CourseDetail }) {
  const previews = seenByLearners(course.lectures).filter(({ isPreview }) => isPreview);
  const promo = previews.find(({ _id }) => _id === course.promoLectureId);
  const preview = promo ?? previews.find(({ kind }) => isFilm(kind));
  const role = useWatchingRole(course);
  const coupon = useAddressCoupon();
  if (!preview || role === 'USER') return null;
  return (
    <Play to={paths.preview(course._id, preview._id, coupon)}>
      <Disc>
        <Icon name="play" size={28} isFilled />
      </Disc>
      <Caption>
        {promo ? 'Watch the introduction' : 'Free preview'}
        <VisuallyHidden> ({preview.title})</VisuallyHidden>
      </Caption>
    </Play>
  );
}

const Disc = styled.span`
  ${centred}
  ${square('4rem')}
  background: ${color.surface};
  border-radius: ${radius.pill};
  box-shadow: ${shadow.mid};
  color: ${color.primary};
  transition: transform ${motion.base};

  /* The triangle's weight is left of its middle. */
  svg {
    margin-left: 3px;
  }
`;

const Caption = styled.span`
  position: absolute;
  bottom: ${space[3]};
  padding: ${space[1]} ${space[3]};
  background: ${color.surface};
  border-radius: ${radius.pill};
  box-shadow: ${shadow.low};
  ${type.caption}
  font-weight: 650;
  color: ${color.ink};
`;

const Play = styled(Link)`
  ${overlay}
  ${centred}
  border-radius: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -5px;
  }
  ${media.hover} {
    &:hover ${Disc} {
      transform: scale(1.08);
    }
  }
`;
