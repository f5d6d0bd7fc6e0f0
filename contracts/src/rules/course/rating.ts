const captions: Record<string, string> = {
  '0.5': 'Worst/Did not like it at all',
  '1': 'Awful/Not what i expected at all',
  '1.5': 'Awful/Poor',
  '2': 'Poor/Pretty disapointed',
  '2.5': 'Poor/Average',
  '3': 'Average/Could be better',
  '3.5': 'Average/Good',
  '4': 'Good/What i expected',
  '4.5': 'Good/Amazing',
  '5': 'Amazing/Above expectation',
};

/** The rating dialog's text beside the stars (section 2, My Courses). */
export const ratingCaption = (value: number): string => captions[String(value)] ?? 'Select Rating';

/** 0.5 to 5 in half steps. */
export const isRating = (value: number): boolean => Object.hasOwn(captions, String(value));
