export type Attributes = Record<string, string | undefined>;

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** JSON inside a script element: '<' could end the element, and old JavaScript parsers reject U+2028 and U+2029. */
export const embedded = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** HTML attributes, each with a leading space. Undefined values are left out. */
export const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

export const link = (values: Attributes): string => `<link${attributes(values)}>`;

export const meta = (values: Attributes): string => `<meta${attributes(values)}>`;
