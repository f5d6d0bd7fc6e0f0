import { isId } from '@vidya/contracts/rules/id';
import { z } from 'zod';

const nobody = '00000000-0000-0000-0000-000000000000';

/** An id from an address or a body. What is no id is nothing's id: it is not found, like any unknown one. */
export const anyId = z
  .string()
  .max(200)
  .transform((text) => (isId(text) ? text.toLowerCase() : nobody));

/** PostgreSQL stores everything but the zero character, and inside JSON no half of a sign. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A field of a form, as it is typed: its rules are the contracts', in the contracts' words. */
export const field = (maxCharacters = 500) =>
  z.string().max(maxCharacters, 'is too long').transform(storable).default('');

/** Text as people type it, without the blanks around it. */
export const plainText = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters)
    .transform((text) => storable(text).trim());

/** Text that is compared letter by letter: nothing is mended, what cannot be stored is refused. */
export const exactText = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters)
    .refine((text) => storable(text) === text, 'holds a character that cannot be stored');

/** A number or a flag of a form: as text in multipart, as itself in JSON. */
export const formValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);

/** An empty parameter of an address counts as absent. */
export const emptied = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional());
