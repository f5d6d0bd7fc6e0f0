type FieldValues = Record<string, string | boolean>;

const trimmed = (value: string | boolean | undefined) => (typeof value === 'string' ? value.trim() : value);

/** The fields in which two versions differ. Trims, because the server trims text too. */
export const changedNames = <Fields extends FieldValues>(one: Fields, other: Fields): (string & keyof Fields)[] =>
  Object.keys(other).filter((name) => trimmed(one[name]) !== trimmed(other[name]));

/** The changes made here on top of `theirs`: a field not changed here takes their value. */
export const mergedFields = <Fields extends FieldValues>(read: Fields, mine: Fields, theirs: Fields): Fields => ({
  ...theirs,
  ...Object.fromEntries(changedNames(read, mine).map((name) => [name, mine[name]])),
});

/** These fields with texts of an earlier version; what it does not have stays. */
export const withTexts = <Fields extends FieldValues>(fields: Fields, texts: Record<string, string>): Fields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(texts).filter(([name]) => name in fields)),
});

/** An unchanged form takes over later server data. Call it during render. */
export function followStored<Stored extends { version: string | number | null }>(
  { stored, isDirty, takeTheirs }: { stored: Stored; isDirty: boolean; takeTheirs: (theirs: Stored) => void },
  latest: Stored,
): void {
  const isLater = latest.version !== null && (stored.version === null || stored.version < latest.version);
  if (isLater && !isDirty) takeTheirs(latest);
}
