import { fileTypes, limits } from '@vidya/contracts/rules/limits';

/** What the next save does to the picture. `preview` is the object URL of a picked file. */
export type AvatarChoice = { kind: 'kept' } | { kind: 'removed' } | { kind: 'picked'; file: File; preview: string };

export const avatarAccept = fileTypes.avatar.join(',');

/** Why a file cannot be a profile picture; '' if it can. The server checks its content too (decision U4). */
export function avatarProblem(file: Pick<File, 'name' | 'size'>): string {
  const name = file.name.toLowerCase();
  if (!fileTypes.avatar.some((ending) => name.endsWith(ending))) return 'Choose a jpg, jpeg, svg or png picture';
  return file.size > limits.uploadMax.imageBytes ? 'Choose a picture of at most 5 MB' : '';
}

/** An SVG: the server renders it, so there is nothing to crop here. */
export const isDrawing = (file: Pick<File, 'name'>): boolean => file.name.toLowerCase().endsWith('.svg');
