import type { CourseSummary } from '@vidya/contracts/calls/course';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { lengthText } from '@vidya/contracts/texts/format';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { plainLink, type RenderLink } from '../link.tsx';
import { Names } from '../Names/Names.tsx';
import { Price } from '../Price/Price.tsx';
import { StarRating } from '../StarRating/StarRating.tsx';
import { cardPicture, rowPicture } from './card-picture.ts';
import {
  BadgeSlot,
  Body,
  Byline,
  Drawn,
  Facts,
  Footer,
  Frame,
  Glance,
  PictureEmpty,
  PictureFrame,
  Title,
} from './course-card-styles.ts';
import { RowFrame } from './course-row-styles.ts';

/** The fields of a course that a card shows; a whole `CourseSummary` fits. `price` in rupees, `discount` in percent. */
export type CardCourse = Pick<
  CourseSummary,
  | 'topic'
  | 'thumbnail'
  | 'createdBy'
  | 'level'
  | 'language'
  | 'durationSeconds'
  | 'rating'
  | 'noOfRatings'
  | 'price'
  | 'discount'
> &
  Partial<Pick<CourseSummary, 'instructors'>>;

export interface CourseCardProps extends ComponentProps<'article'> {
  course: CardCourse;
  /** Where the whole card leads. */
  href: string;
  /** Draws the link with the router instead of a plain anchor. */
  renderLink?: RenderLink;
  /** The line above the title; by default the names of the first two instructors. */
  byline?: ReactNode;
  /** The heading level of the title. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** A Badge over the picture's corner. */
  badge?: ReactNode;
  /** Below the title: why this course is here. */
  note?: ReactNode;
  /** Below rating and price, outside the card's link: progress, a rating link, buttons. */
  footer?: ReactNode;
  hasRating?: boolean;
  hasPrice?: boolean;
  /** In a list that phones show as rows, with the picture on the left. */
  isRowOnPhones?: boolean;
  /** The card is the first of the page, also on a phone: its picture loads before all others. */
  isPriority?: boolean;
}

/** A course on offer (section 2, course card). One link covers the card; controls in `footer` keep their own clicks. */
export function CourseCard({
  course,
  href,
  renderLink = plainLink,
  byline = <Names names={instructorNames(course)} max={2} />,
  titleAs = 'h3',
  badge,
  note,
  footer,
  hasRating = true,
  hasPrice = true,
  isRowOnPhones = false,
  isPriority = false,
  ...rest
}: CourseCardProps) {
  const Outer = isRowOnPhones ? RowFrame : Frame;
  return (
    <Outer {...rest}>
      <Thumbnail picture={course.thumbnail} {...{ isPriority, isRowOnPhones }} />
      {badge ? <BadgeSlot>{badge}</BadgeSlot> : null}
      <Body>
        <Byline>{byline}</Byline>
        <Title as={titleAs} title={course.topic}>
          {renderLink({ href, children: course.topic })}
        </Title>
        <AtAGlance course={course} />
        {note}
        {hasRating || hasPrice ? (
          <Facts>
            {hasRating ? <StarRating value={course.rating} ratings={course.noOfRatings} isNewUnrated /> : null}
            {hasPrice ? <Price price={course.price} discount={course.discount} /> : null}
          </Facts>
        ) : null}
        {footer ? <Footer>{footer}</Footer> : null}
      </Body>
    </Outer>
  );
}

/** 'Beginner · 3 h 20 min · Hindi': only what is known. */
function AtAGlance({ course: { level, durationSeconds, language } }: { course: CardCourse }) {
  const known = [level, durationSeconds > 0 ? lengthText(durationSeconds) : '', language].filter(Boolean);
  return known.length > 0 ? <Glance>{known.join(' · ')}</Glance> : null;
}

interface ThumbnailProps {
  picture: CourseSummary['thumbnail'];
  isPriority: boolean;
  isRowOnPhones: boolean;
}

function Thumbnail({ picture, isPriority, isRowOnPhones }: ThumbnailProps) {
  if (!picture?.secure_url) {
    return (
      <PictureEmpty>
        <Icon name="book" size={40} />
      </PictureEmpty>
    );
  }
  return (
    <PictureFrame>
      <Drawn
        {...(isRowOnPhones ? rowPicture(picture) : cardPicture(picture))}
        alt=""
        width={480}
        height={270}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    </PictureFrame>
  );
}
