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
  const isHolder = holds(detail);
  const isOnSale = course.status === 'published';
  // The foot of a phone's window is for what can be done next: who holds the course goes on, others buy it.
  const isPriceBesideAction = isOnSale && !isHolder;
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
      {isOnSale || isHolder ? (
        <Action>
          {isPriceBesideAction ? <PriceLine course={course} /> : null}
          <BuyActions course={course} detail={detail} />
        </Action>
      ) : null}
      <Perks>
        {isPriceBesideAction ? null : <PriceLine course={course} />}
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

function howMany(lectures: number): string {
  if (lectures === 0) return 'No lectures yet';
  return lectures === 1 ? '1 lecture' : `${count(lectures)} lectures`;
}

function perksOf(course: CourseSummary, detail: CourseDetail | undefined): [IconName, string][] {
  const seconds = detail ? totalSeconds(detail.lectures) : 0;
  return [
    ['video', howMany(course.noOfLectures) + (seconds > 0 ? `, ${lengthInWords(seconds)} in all` : '')],
    ['calendar', `${limits.accessDays} days of access`],
    ['monitor', 'On phone, tablet and computer'],
    ...(course.price > 0 ? ([['receipt', 'Price includes GST']] as [IconName, string][]) : []),
  ];
}
