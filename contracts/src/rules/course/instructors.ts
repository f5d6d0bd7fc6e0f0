interface Named {
  _id: string;
  name: string;
}

/** An earlier version of the API, and its courses in a history, name the owner only. */
interface Team<Person> {
  instructors?: readonly Person[] | undefined;
}

/** The names of all who teach a course, its owner first. */
export const instructorNames = ({ createdBy, instructors }: Team<Named> & { createdBy: string }): string[] =>
  instructors?.map(({ name }) => name) ?? [createdBy];

/** Those who teach a course beside its owner. */
export const coInstructorsOf = <Person extends Named>({ instructors = [] }: Team<Person>): Person[] =>
  instructors.slice(1);

/** Whether this person teaches the course beside its owner. */
export const isCoTaughtBy = (course: Team<Named>, personId: string): boolean =>
  coInstructorsOf(course).some(({ _id }) => _id === personId);

/** Whether this person owns the course, or teaches it beside its owner. */
export const isTaughtBy = (course: Team<Named> & { creatorId: string }, personId: string): boolean =>
  personId === course.creatorId || isCoTaughtBy(course, personId);

/** 'A', 'A and B', 'A, B and C'. */
export const namesText = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
