import { CourseCard } from '@vidya/shared-ui';
import type { CourseFormState } from '../data/course/course-form.ts';
import { pricePreview } from '../data/course/stored-course.ts';
import { useObjectUrl } from '../data/object-url.ts';

export interface CardProps {
  form: CourseFormState;
  creators: string[];
  /** What the form does not change; all 0 for a new course. */
  figures?: { durationSeconds: number; rating: number; noOfRatings: number } | null;
}

const noFigures = { durationSeconds: 0, rating: 0, noOfRatings: 0 };

/** The course's card as it would be with what the form holds now. It leads nowhere. */
export function LiveCard({ form: { fields, thumbnail, stored }, creators, figures }: CardProps) {
  const chosenUrl = useObjectUrl(thumbnail.file);
  const url = chosenUrl ?? stored.thumbnailUrl;
  const price = pricePreview(fields);
  return (
    <CourseCard
      course={{
        ...(figures ?? noFigures),
        topic: fields.topic.trim() || 'Title',
        thumbnail: url ? { secure_url: url } : null,
        createdBy: creators[0] ?? '',
        instructors: creators.map((name) => ({ _id: name, name })),
        level: fields.level as '',
        language: fields.language as '',
        price: price?.price ?? 0,
        discount: price?.discount ?? 0,
      }}
      href=""
      renderLink={({ children }) => <span>{children}</span>}
      hasPrice={price !== null}
      hasRating={(figures?.noOfRatings ?? 0) > 0}
    />
  );
}
