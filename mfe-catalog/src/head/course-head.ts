import type { PageHead } from '@vidya/contracts/browser/server-page';
import type { CourseDetail, CourseSection } from '@vidya/contracts/calls/course';
import { finalPrice, isFree } from '@vidya/contracts/rules/buying/price';
import { findCategory } from '@vidya/contracts/rules/course/categories';
import { blurbOf } from '@vidya/contracts/rules/course/category-blurbs';
import { instructorNames } from '@vidya/contracts/rules/course/instructors';
import { isPlainList, sectionName } from '@vidya/contracts/rules/course/sections';
import { limits } from '@vidya/contracts/rules/limits';
import { languageTags } from '@vidya/contracts/texts/language-tags';
import { paths } from '@vidya/contracts/texts/paths';
import { siteDescription } from '@vidya/contracts/texts/site';
import { cutAtWord, plainText } from './plain-text.ts';
import { breadcrumbs, described, organization } from './schema-org.ts';

/** Search engines show about this many characters. */
const maxCharacters = 155;

/** ISO 8601 duration, rounded up to whole minutes. Undefined when no lecture has a length. */
function workload({ lectures }: CourseDetail): string | undefined {
  const minutes = Math.ceil(lectures.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60);
  if (minutes === 0) return undefined;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`;
}

const listed = (items: string[]): string[] | undefined => (items.length > 0 ? items : undefined);

const oneOrAll = (people: object[]): object | undefined => (people.length > 1 ? people : people[0]);

const rating = ({ rating: average, noOfRatings }: CourseDetail): object => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  ratingCount: noOfRatings,
  bestRating: limits.rating.max,
  worstRating: limits.rating.min,
});

const syllabus = ({ title, goal }: CourseSection, index: number): object => ({
  '@type': 'Syllabus',
  name: sectionName({ number: index + 1, title }),
  description: goal || undefined,
});

function courseData(course: CourseDetail, { description, origin }: Record<'description' | 'origin', string>): object {
  const url = origin + paths.courseDetail(course._id);
  return described('Course', {
    name: course.topic,
    description,
    abstract: course.subtitle || undefined,
    teaches: listed(course.outcomes),
    coursePrerequisites: listed(course.requirements),
    syllabusSections: isPlainList(course.sections) ? undefined : course.sections.map(syllabus),
    audience: course.audience.length > 0 ? { '@type': 'Audience', audienceType: course.audience } : undefined,
    url,
    image: course.thumbnail ? new URL(course.thumbnail.secure_url, origin).href : undefined,
    provider: organization(origin),
    inLanguage: course.language ? languageTags[course.language] : undefined,
    educationalLevel: course.level || undefined,
    datePublished: course.createdAt,
    dateModified: course.updatedAt,
    aggregateRating: course.noOfRatings > 0 ? rating(course) : undefined,
    offers: {
      '@type': 'Offer',
      category: isFree(course) ? 'Free' : 'Paid',
      price: finalPrice(course),
      priceCurrency: 'INR',
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: workload(course),
      instructor: oneOrAll(instructorNames(course).map((name) => ({ '@type': 'Person', name }))),
    },
  });
}

function wayTo(course: CourseDetail, origin: string): object {
  const category = findCategory(course.category);
  const name = category && (category.form ?? category.bar);
  return breadcrumbs(origin, [
    ...(category && name ? [[`${name} Courses`, paths.category(category.slug)] as const] : []),
    [course.topic, paths.courseDetail(course._id)],
  ]);
}

/** The head of a course page. One that is not on sale is for its owner and students, not for search engines. */
export function courseHead(course: CourseDetail, origin: string): PageHead {
  const text = plainText(course.description) || blurbOf(findCategory(course.category)) || siteDescription;
  const description = cutAtWord(text, maxCharacters);
  const isOnSale = course.status === 'published';
  return {
    title: course.topic,
    description,
    canonical: isOnSale ? paths.courseDetail(course._id) : undefined,
    image: course.thumbnail?.secure_url,
    kind: 'article',
    data: isOnSale ? [courseData(course, { description, origin }), wayTo(course, origin)] : [],
  };
}
