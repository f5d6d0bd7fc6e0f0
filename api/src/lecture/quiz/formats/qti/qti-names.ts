const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `qti-choice-interaction` of QTI 3.0 → `choiceInteraction`, as 2.1 names it; attributes alike. */
export const qtiName = (name: string): string =>
  name.startsWith('data-') || !name.includes('-') ? name : camel(name.replace(/^qti-/, ''));
