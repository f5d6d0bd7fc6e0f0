import type { CourseDetail, CourseSummary } from '@vidya/contracts/course';
import { count } from '@vidya/contracts/format';
import { limits } from '@vidya/contracts/limits';
import { Icon, type IconName } from '@vidya/shared-ui';
import { holds } from '../../data/holding.ts';
import { lengthInWords, totalSeconds } from '../../data/length.ts';
import { Access } from './Access.tsx';
import { BuyActions } from './BuyActions.tsx';
import { Action, Card, CardPicture, Perks } from './detail-styles.ts';
import { PriceLine } from './PriceLine.tsx';
import { ShareButton } from './ShareButton.tsx';
import { StaffLinks } from './StaffLinks.tsx';

interface BuyCardProps {
  course: CourseSummary;
  /** Undefined until the whole course is here. */
  detail: CourseDetail | undefined;
}

/** Price and action. Beside the text on wide screens; on phones the action stays at the window's foot. */
export function BuyCard({ course, detail }: BuyCardProps) {
  // Who holds the course wants to go on: the foot of the window is for that, and the price stands with the facts.
  const isHolder = holds(detail);
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
        {isHolder ? null : <PriceLine course={course} />}
        <BuyActions course={course} detail={detail} />
      </Action>
      <Perks>
        {isHolder ? <PriceLine course={course} /> : null}
        <Access detail={detail} />
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
