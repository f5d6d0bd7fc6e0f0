import type { StoredKind } from '@vidya/contracts/rules/course/lecture-source';

/** What an author can make a lecture of. A further kind: the compiler names what it needs. */
export const formKinds = ['video', 'article', 'files', 'quiz'] as const satisfies readonly StoredKind[];
export type FormKind = (typeof formKinds)[number];

/** The kind of form that the address or a lecture names; a film for every other. */
export const formKindOf = (name: string | null): FormKind => formKinds.find((kind) => kind === name) ?? 'video';
