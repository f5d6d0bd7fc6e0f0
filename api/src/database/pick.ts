/** These columns of a table for a select, or these fields of a row for a response: what is not named stays behind. */
export const pick = <Source extends object, Name extends keyof Source>(source: Source, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
