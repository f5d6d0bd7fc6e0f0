import type { CourseDetail, CourseSummary } from '@vidya/contracts/course';
import { count } from '@vidya/contracts/format';
import { limits } from '@vidya/contracts/limits';
import { Badge, Icon, type IconName, Price } from '@vidya/shared-ui';
import { media, space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { lengthInWords, totalSeconds } from '../../data/length.ts';
import { BuyActions } from './BuyActions.tsx';
import { Action, Card, CardPicture, Perks } from './detail-styles.ts';
import { ShareButton } from './ShareButton.tsx';
import { StaffLinks } from './StaffLinks.tsx';

interface BuyCardProps {
  course: CourseSummary;
  /** Undefined until the whole course is here. */
  detail: CourseDetail | undefined;
}

/** Price and action. Beside the text on wide screens; on phones the action stays at the window's foot. */
export function BuyCard({ course, detail }: BuyCardProps) {
  return (
    <Card aria-label="Price and enrolment">
      <CardPicture>
        {course.thumbnail ? (
          <img
            src={course.thumbnail.small_url ?? course.thumbnail.secure_url}
            alt=""
            width={480}
            height={270}
            fetchPriority="high"
          />
        ) : null}
      </CardPicture>
      <Action>
        <PriceLine>
          <Price price={course.price} discount={course.discount} size="large" />
          {course.discount > 0 && course.price > 0 ? <Badge tone="accent">{course.discount}% off</Badge> : null}
        </PriceLine>
        <BuyActions course={course} detail={detail} />
      </Action>
      <Perks>
        <ul>
          {perksOf(course, detail).map(([icon, words]) => (
            <li key={words}>
              <Icon name={icon} size={18} />
              {words}
            </li>
          ))}
        </ul>
        <ShareButton course={course} />
        <StaffLinks course={course} />
      </Perks>
    </Card>
  );
}

function perksOf(course: CourseSummary, detail: CourseDetail | undefined): [IconName, string][] {
  const seconds = detail ? totalSeconds(detail.lectures) : 0;
  const lectures = course.noOfLectures === 1 ? '1 lecture' : `${count(course.noOfLectures)} lectures`;
  return [
    ['video', seconds > 0 ? `${lectures}, ${lengthInWords(seconds)} in all` : lectures],
    ['calendar', `${limits.accessDays} days of access`],
    ['monitor', 'On phone, tablet and computer'],
    ...(course.price > 0 ? ([['receipt', 'Price includes GST']] as [IconName, string][]) : []),
  ];
}

const PriceLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};

  ${media.belowLaptop} {
    max-width: 9.5rem;

    > :first-child {
      font-size: 1.375rem;
    }
  }
`;
