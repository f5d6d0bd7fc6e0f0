import type { z } from 'zod';
import { ApiProblem } from '../../../api/src/http/errors.ts';
import { type Envelope, opened } from '../../gate/provenance/dsse.ts';
import { type Statement, subjectOf } from '../../gate/provenance/statement.ts';

/** A refusal whose sentence begins with what it is about: 'provenance: …'. */
export const refusing =
  (subject: string) =>
  (what: string): ApiProblem =>
    new ApiProblem(422, `${subject}: ${what}`, 'Refused');

type Refusing = ReturnType<typeof refusing>;

/** Null for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Wanted<Content> {
  shape: z.ZodType<Content>;
  /** What it should be: 'in-toto statement of a rehearsal'. */
  kind: string;
  refused: Refusing;
}

function shaped<Content>(content: string, { shape, kind, refused }: Wanted<Content>): Content {
  const read = shape.safeParse(parsed(content));
  if (!read.success) throw refused(`It is no ${kind}.`);
  return read.data;
}

/** The content of an envelope, its signer not verified: for an area without keys. Throws 422 when it is something else. */
export const readUnverified = <Content>({ payload }: Envelope, wanted: Wanted<Content>): Content =>
  shaped(Buffer.from(payload, 'base64').toString('utf8'), wanted);

/** What one of these keys signed, and the key's id. Throws 422 when none did, or it is something else. */
export function readSigned<Content>(
  signed: Envelope,
  keys: string[],
  wanted: Wanted<Content>,
): { content: Content; keyId: string } {
  const found = opened(signed, keys);
  if (!found) throw wanted.refused('No signing key of this area signed it. Add the key on the Releases page.');
  return { content: shaped(found.content, wanted), keyId: found.keyId };
}

/** Throws 422 unless a statement is about exactly these bytes. `hash`: of the version's `release.json`. */
export function requireSubject(
  { subject: [subject] }: Pick<Statement, 'subject'>,
  version: { name: string; version: string; hash: string },
  refused: Refusing,
): void {
  const wanted = subjectOf(version);
  if (subject?.name !== wanted.name || subject.digest.sha384 !== wanted.digest.sha384)
    throw refused(`It is about other bytes than ${wanted.name}.`);
}
