import { isId } from '@vidya/contracts/id';
import { z } from 'zod';

const nobody = '00000000-0000-0000-0000-000000000000';

/** An id from an address or a body. What is no id is nothing's id: it is not found, like any unknown one. */
export const anyId = z
  .string()
  .max(200)
  .transform((text) => (isId(text) ? text.toLowerCase() : nobody));

/** Text as people type it. PostgreSQL stores everything but the zero character. */
export const plainText = (mostCharacters: number) =>
  z
    .string()
    .max(mostCharacters)
    .transform((text) => text.replaceAll('\0', '').trim());

/** A number or a flag of a form: as text in multipart, as itself in JSON. */
export const formValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);
